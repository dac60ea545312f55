import {
  addReturnPhoto,
  addReviewPhoto,
  addToCart,
  askForReturn,
  deleteAddress,
  getActiveCart,
  getCheckout,
  cancelMyOrder,
  changeMyOrder,
  getMyOrder,
  giveRefundDestination,
  listMyAddresses,
  mergeCart,
  placeOrder,
  rateProduct,
  removeReturnPhoto,
  removeReviewPhoto,
  undoMerge,
  updateAddress,
  type Endpoint,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { endpoints } from '../src/openapi.ts';
import { testApi } from './support/api.ts';
import { anAddress, aProduct } from './support/builders.ts';
import { aPhoto } from './support/photos.ts';

const { db, signedIn } = await testApi();
const { design } = await aProduct(db, { stock: [1000] });

type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** A customer who has one of everything that belongs to a person. */
async function aCustomer() {
  const customer = await signedIn();
  const { call, user } = customer;
  const shippingDetailsId = (await anAddress(db, user.id)).id;
  const fillCart = async () => {
    const body = { productDesignId: design.id, quantity: 1 };
    return (await call(addToCart, { body })).id;
  };
  const paymentMethod = 'cash' as const;
  const body = { cartId: await fillCart(), shippingDetailsId, paymentMethod };
  const order = await call(placeOrder, { body });
  const cartId = await fillCart();
  const items = [{ productDesignId: design.id, quantity: 2 }];
  const { mergeId } = await call(mergeCart, { body: { items } });
  if (!mergeId) throw new Error('Nothing was merged');
  const rated = { productId: design.productId, rating: 5 };
  const { id: reviewId } = await call(rateProduct, { body: rated });
  const photo = await aPhoto(`#${user.id.toString(16).padStart(6, '0')}`);
  const review = await call(addReviewPhoto, { params: { id: reviewId }, file: photo });
  const photoId = review.photos[0]?.id ?? 0;
  return { ...customer, shippingDetailsId, orderId: order.id, cartId, mergeId, reviewId, photoId };
}

const elsewhere = {
  streetAddress: '5 Nile Corniche',
  city: 'Aswan',
  governorate: 'EG-ASN',
  phoneNumber: '01000000002',
};

/** What I try with an id of somebody else: each must be as if there were no such thing. */
const attempts: Record<string, (me: Customer, them: Customer) => Promise<unknown>> = {
  'PATCH /users/shippingDetails/:id params.id': ({ call }, { shippingDetailsId: id }) =>
    call(updateAddress, { params: { id }, body: elsewhere }),
  'DELETE /users/shippingDetails/:id params.id': ({ call }, { shippingDetailsId: id }) =>
    call(deleteAddress, { params: { id } }),
  'GET /users/orders/:orderId params.orderId': ({ call }, { orderId }) =>
    call(getMyOrder, { params: { orderId } }),
  'POST /users/orders/:orderId/cancel params.orderId': ({ call }, { orderId }) =>
    call(cancelMyOrder, { params: { orderId }, body: {} }),
  'POST /users/orders/:orderId/changes params.orderId': ({ call }, { orderId }) =>
    call(changeMyOrder, {
      params: { orderId },
      body: { seenVersion: 1, dryRun: true, edits: [{ kind: 'note', note: 'Mine' }] },
    }),
  'POST /users/orders/:orderId/returns params.orderId': ({ call }, { orderId }) =>
    call(askForReturn, {
      params: { orderId },
      body: { lines: [{ orderLineId: 1, quantity: 1 }], reason: 'size' },
    }),
  'POST /users/orders/:orderId/returns/:id/photos params.orderId': async ({ call }, { orderId }) =>
    call(addReturnPhoto, { params: { orderId, id: 1 }, file: await aPhoto() }),
  'DELETE /users/orders/:orderId/returns/:id/photos/:photoId params.orderId': (
    { call },
    { orderId },
  ) => call(removeReturnPhoto, { params: { orderId, id: 1, photoId: 1 } }),
  'POST /users/orders/:orderId/refundDestinations params.orderId': ({ call }, { orderId }) =>
    call(giveRefundDestination, {
      params: { orderId },
      body: { refundTo: { method: 'wallet', payTo: '01000000002' } },
    }),
  'GET /orders/checkout query.shippingDetailsId': ({ call }, { shippingDetailsId }) =>
    call(getCheckout, { query: { shippingDetailsId } }),
  'POST /ratings/:id/photos params.id': async ({ call }, { reviewId: id }) =>
    call(addReviewPhoto, { params: { id }, file: await aPhoto() }),
  'DELETE /ratings/:id/photos/:photoId params.id': ({ call }, { reviewId: id, photoId }) =>
    call(removeReviewPhoto, { params: { id, photoId } }),
  'POST /orders/carts/merge/undo body.mergeId': ({ call }, { mergeId }) =>
    call(undoMerge, { body: { mergeId } }),
  'POST /orders body.cartId': ({ call, shippingDetailsId }, { cartId }) =>
    call(placeOrder, { body: { cartId, shippingDetailsId, paymentMethod: 'cash' } }),
  'POST /orders body.shippingDetailsId': ({ call, cartId }, { shippingDetailsId }) =>
    call(placeOrder, { body: { cartId, shippingDetailsId, paymentMethod: 'cash' } }),
  'POST /orders body.billingDetailsId': ({ call, cartId, shippingDetailsId }, them) =>
    call(placeOrder, {
      body: {
        cartId,
        shippingDetailsId,
        billingDetailsId: them.shippingDetailsId,
        paymentMethod: 'cash',
      },
    }),
};

/** Ids of the catalogue, which belong to nobody, and names that callers give to their own changes. */
const ofNobody = [
  'body.productDesignId',
  'body.productId',
  'params.productId',
  'body.changeId',
  'query.changeId',
];

/** Ids of products, and of photos and returns, which only the id before them leads to: another's stays where it is (its own test). */
const ofCatalogue = [
  'GET /products/:id/ratings/mine params.id',
  'GET /products/:id/questions/mine params.id',
  'DELETE /ratings/:id/photos/:photoId params.photoId',
  'POST /users/orders/:orderId/returns/:id/photos params.id',
  'DELETE /users/orders/:orderId/returns/:id/photos/:photoId params.id',
  'DELETE /users/orders/:orderId/returns/:id/photos/:photoId params.photoId',
];

/** What customers may call with an id. Staff work on what belongs to others: roles guard that. */
const taken = endpoints
  .filter(({ access }) => access === 'signed-in')
  .flatMap((endpoint) =>
    idsOf(endpoint)
      .filter((id) => !ofNobody.includes(id))
      .map((id) => `${endpoint.method} ${endpoint.path} ${id}`),
  )
  .filter((id) => !ofCatalogue.includes(id));

function idsOf({ params, query, body }: Endpoint): string[] {
  return Object.entries({ params, query, body }).flatMap(([place, shape]) =>
    Object.keys(shape?.shape ?? {})
      .filter((name) => /ids?$/i.test(name))
      .map((name) => `${place}.${name}`),
  );
}

test('every id that a customer may name is tried here', () => {
  expect(Object.keys(attempts).sort()).toEqual(taken.sort());
});

// No attempt changes anything of theirs, so that the next one finds them as they were.
const [me, them] = [await aCustomer(), await aCustomer()];

test.each(Object.entries(attempts))('%s of somebody else is not there', async (_, attempt) => {
  const stateOf = async ({ call, orderId }: Customer) => [
    await call(listMyAddresses, {}),
    await call(getActiveCart, {}),
    await call(getMyOrder, { params: { orderId } }),
  ];
  const before = [await stateOf(me), await stateOf(them)];

  await expect(attempt(me, them)).rejects.toMatchObject({ status: 404 });

  expect([await stateOf(me), await stateOf(them)]).toEqual(before);
});
