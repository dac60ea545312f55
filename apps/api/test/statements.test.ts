import { randomUUID } from 'node:crypto';

import * as contract from '@craftsandore/contract';
import { OrderStatus, type CallInput, type Endpoint } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, isNull, lt, ne, or } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { products } from '../src/db/schema/catalogue.ts';
import { contactMessages } from '../src/db/schema/contact-messages.ts';
import { customerPhones, customers } from '../src/db/schema/customers.ts';
import { confirmationAttempts } from '../src/db/schema/desk.ts';
import { messages } from '../src/db/schema/messages.ts';
import { moneyEntries } from '../src/db/schema/money.ts';
import { orderLines, orders } from '../src/db/schema/orders.ts';
import { shipments } from '../src/db/schema/parcels.ts';
import { returns } from '../src/db/schema/returns.ts';
import { searchMisses, synonymGroups } from '../src/db/schema/search.ts';
import { staffInvitations } from '../src/db/schema/staff.ts';
import { users } from '../src/db/schema/users.ts';
import { createCode } from '../src/modules/auth/single-use-codes.ts';
import { customerOf } from '../src/modules/customers/customers.ts';
import { endpoints } from '../src/openapi.ts';
import { aStockedShop } from './support/a-stocked-shop.ts';
import { testApi } from './support/api.ts';
import { aProduct, aUser } from './support/builders.ts';
import { confirmTokenOf } from './support/confirm-token.ts';
import { inPounds } from './support/delivery-settings.ts';
import { setMoney } from './support/money-settings.ts';

const api = await testApi({
  GUEST_PIECES_OF_ADDRESS: '100000',
  GUEST_PIECES_EVERYWHERE: '100000',
  REGISTRATIONS_PER_HOUR: '0',
  SIGN_IN_FAILURES_PER_15_MINUTES: '0',
  SIGN_IN_FAILURES_OF_ADDRESS: '0',
  SIGN_IN_FAILURES_OF_ACCOUNT: '0',
  CATALOGUE_CACHE_MB: '0',
  // Or the log would be cut short amid one of a thousand calls.
  CALL_LOG_ROWS: '0',
});
await setMoney(api.db, { ordersWaiting: 0, piecesWaiting: 100_000 });

type Shop = Awaited<ReturnType<typeof aShop>>;
type Row = {
  call: string;
  /** Leaves the shop as it is. */
  reads: boolean;
  most: number;
  ask: (shop: Shop) => Promise<string[]>;
};

async function aShop(size: number) {
  const [customer, admin, developer] = [
    await api.signedIn(Role.User),
    await api.signedIn(Role.Admin),
    await api.signedIn(Role.Developer),
  ];
  const products = await aStockedShop(api.db, size, customer.user, admin.user);
  return { ...products, customer, admin, developer };
}

/** Who asks, where an admin may not; and whether it is refused, which costs as much. */
type Circumstances = { as?: 'developer'; refused?: boolean };

const deliverAll = () =>
  api.db
    .update(orders)
    .set({ statusId: OrderStatus.delivered })
    .where(ne(orders.statusId, OrderStatus.delivered));

/** Of a number that has ordered before, and has no order waiting. */
async function aGuestOrder({ designIds }: Shop) {
  await deliverAll();
  return {
    placementKey: randomUUID(),
    items: designIds.map((id) => ({ productDesignId: id, quantity: 1 })),
    contact: { name: 'Rana', phoneNumber: '01000000001' },
    shippingDetails: { streetAddress: 'a', city: 'b', governorate: 'EG-C' },
    paymentMethod: 'cash' as const,
  };
}

/** The only one on the desk: its customer has written, and is answered at any hour. */
async function oneDueOrder({ orderId }: Shop) {
  await deliverAll();
  await api.db
    .update(orders)
    .set({ statusId: OrderStatus.pending, deskDueAt: null })
    .where(eq(orders.id, orderId));
  await api.db.insert(confirmationAttempts).values({
    ...{ orderId, channel: 'whatsapp', direction: 'in', outcome: 'address_wrong' },
    actorKind: 'customer',
  });
}

async function aReviewOf({ customer, product }: Shop, author = customer) {
  const body = { productId: product.id, rating: 4, comment: 'A good bowl.' };
  return (await author.call(contract.rateProduct, { body })).id;
}

const aSpan = { from: '2026-11-01', to: '2026-11-30', by: 'product' as const };

async function aContactMessage(): Promise<number> {
  const [row] = await api.db
    .insert(contactMessages)
    .values({ name: 'Omar', email: 'omar@example.com', subject: '', message: 'Do you?' })
    .returning();
  return row?.id ?? 0;
}

async function aQuestionOf({ customer, product }: Shop) {
  const body = { productId: product.id, text: crypto.randomUUID() };
  return (await customer.call(contract.askQuestion, { body })).id;
}

async function aToken(shop: Shop) {
  const body = await aGuestOrder(shop);
  return (await api.guest.call(contract.placeGuestOrder, { body })).trackingToken;
}

/** More of every line. */
const aChangeOf = ({ version, lines }: contract.CustomerOrderDetails) => ({
  seenVersion: version,
  dryRun: false,
  edits: lines.map(({ orderLineId, quantity }) => ({
    ...{ kind: 'quantity' as const, orderLineId, quantity: quantity + 1 },
  })),
});

async function aConfirmToken(shop: Shop) {
  const body = await aGuestOrder(shop);
  const { order } = await api.guest.call(contract.placeGuestOrder, { body });
  return confirmTokenOf(api.db, order.id);
}

async function aMessage(orderId: number) {
  const said = { template: 'order-placed', locale: 'ar', channel: 'email' } as const;
  const sent = { state: 'sent', sentAt: new Date() } as const;
  const [message] = await api.db
    .insert(messages)
    .values({ ...said, ...sent, orderId })
    .returning();
  return message?.id ?? 0;
}

/** An order that can be booked, for which nobody has. */
async function confirmed(orderId: number) {
  await api.db.update(shipments).set({ isCurrent: false }).where(eq(shipments.orderId, orderId));
  const statusId = OrderStatus.confirmed;
  await api.db.update(orders).set({ statusId }).where(eq(orders.id, orderId));
}

async function aParcel({ admin, orderId }: Shop): Promise<number> {
  await confirmed(orderId);
  const body = { orderIds: [orderId], carrier: 'own' as const };
  const [booked] = await admin.call(contract.bookParcels, { body });
  return booked?.parcel?.id ?? 0;
}

/** Something is owed of it for no return. */
async function owed(orderId: number) {
  const line = { orderId, kind: 'refund_due', method: 'cash', amount: 1_000 } as const;
  await api.db.insert(moneyEntries).values({ ...line, actorKind: 'system', at: new Date() });
  await api.db.update(orders).set({ refundDueOn: '2026-12-01' }).where(eq(orders.id, orderId));
}

async function aHold({ admin, designIds }: Shop): Promise<number> {
  const items = designIds.map((id) => ({ productDesignId: id, quantity: 1 }));
  return (await admin.call(contract.holdPieces, { body: { items, name: 'Rana' } })).id;
}

async function aRun(shop: Shop) {
  const parcelId = await aParcel(shop);
  const driver = { driverName: 'Hany', driverPhone: '01012345678', day: '2099-01-01' };
  const run = await shop.admin.call(contract.createRun, {
    body: { ...driver, parcelIds: [parcelId] },
  });
  return { params: { id: run.id }, parcelId, token: run.driverToken ?? '' };
}

const anOutcome = (parcelId: number) => ({
  ...{ id: randomUUID(), parcelId, outcome: 'refused' as const, reason: 'refused' as const },
});

/** An order that its customer has, and one of its lines. */
async function aDeliveredOrder(shop: Shop) {
  const params = { id: await aParcel(shop) };
  await shop.admin.call(contract.addParcelEvent, { params, body: { state: 'delivered' } });
  const { orderId } = shop;
  // Of an earlier round nothing has come back.
  await api.db.update(returns).set({ state: 'refused' }).where(eq(returns.orderId, orderId));
  const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return { orderId, lines: [{ orderLineId: line?.id ?? 0, quantity: 1 }] };
}

async function aReturn(shop: Shop) {
  const { orderId, lines } = await aDeliveredOrder(shop);
  const body = { lines, reason: 'broken' as const };
  const { id } = await shop.admin.call(contract.openReturn, { params: { orderId }, body });
  const pieces = lines.map((line) => ({ ...line, condition: 'sellable' as const }));
  return { params: { id }, pieces };
}

/** Another each time, so that there is something to keep. */
const aDestination = () => ({
  ...{ method: 'instapay' as const, payTo: `rana${(destinations += 1)}@instapay` },
});
let destinations = 0;

/** Of a parcel that was delivered. */
async function aPayment(shop: Shop) {
  const params = { id: await aParcel(shop) };
  await shop.admin.call(contract.addParcelEvent, { params, body: { state: 'delivered' } });
  const [parcel] = await api.db.select().from(shipments).where(eq(shipments.id, params.id));
  const { carrier = 'own', trackingNumber = '', cashDue = 0 } = parcel ?? {};
  const lines = [{ trackingNumber, amount: cashDue / 100, fees: 1 }];
  return { carrier, reference: randomUUID(), paidOn: '2026-11-20', lines };
}

async function aMerge({ customer, designIds }: Shop) {
  const items = designIds.map((id) => ({ productDesignId: id, quantity: 7 }));
  return (await customer.call(contract.mergeCart, { body: { items } })).mergeId ?? '';
}

/** What a call costs at most: statements, its session among them, and those of its transaction. */
function costs<E extends Endpoint>(
  endpoint: E,
  most: number,
  inputOf: (shop: Shop) => CallInput<E> | Promise<CallInput<E>>,
  { as, refused = false }: Circumstances = {},
): Row {
  return {
    call: `${endpoint.method} ${endpoint.path}`,
    reads: endpoint.method === 'GET',
    most,
    async ask(shop) {
      // What is written down of staff, once in a few minutes, is no part of any call.
      const lately = new Date(Date.now() - 60_000);
      const unseen = or(isNull(users.lastSeenAt), lt(users.lastSeenAt, lately));
      await api.db.update(users).set({ lastSeenAt: new Date() }).where(unseen);
      const input = await inputOf(shop);
      api.queries.length = 0;
      const response = (as ? shop[as] : callerOf(endpoint, shop)).call(endpoint, input);
      if (refused) await expect(response).rejects.toThrow();
      else await response;
      return api.queries.filter((query) => !isAside(query));
    },
  };
}

function callerOf({ access }: Endpoint, { customer, admin }: Shop) {
  if (access === 'public') return api.guest;
  return access === 'signed-in' ? customer : admin;
}

/** Done now and then, for many calls together, or for the pages that are open. */
const isAside = (query: string) =>
  query.startsWith('select "sessions"."id", "users"."role_id" from "sessions"') ||
  query.startsWith('insert into "api_logs"') ||
  query.startsWith('delete from "limit_counters"') ||
  query.startsWith('select "id", "kind", "object_id" from "live_events"');

const perPage = 100;
const anything = { query: { perPage } };
const picture = sharp({
  create: { width: 1200, height: 600, channels: 3, background: '#c08040' },
}).png();
const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/png' });
const password = 'a-fine-wooden-bowl';
const wrongCode = { body: { code: '000000' } };
const address = {
  streetAddress: '1 Tahrir Square',
  city: 'Cairo',
  governorate: 'EG-C',
  phoneNumber: '01000000003',
};

/** A search, once the words of the shop are in memory. */
async function searching() {
  const input = { query: { query: 'salad' } };
  await api.guest.call(contract.suggest, input);
  return input;
}

async function aGroup(): Promise<number> {
  const [group] = await api.db
    .insert(synonymGroups)
    .values({ terms: ['bowl', 'basin'] })
    .returning();
  return group?.id ?? 0;
}

async function aMiss(): Promise<number> {
  const query = crypto.randomUUID();
  const [miss] = await api.db.insert(searchMisses).values({ query }).returning();
  return miss?.id ?? 0;
}

async function anInvitation(invitedById: number): Promise<number> {
  const [invitation] = await api.db
    .insert(staffInvitations)
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      ...{ roleId: Role.Sales, invitedById, expiresAt: new Date() },
    })
    .returning();
  return invitation?.id ?? 0;
}

/** The last photo of what is in the shop cannot be deleted. */
const unpublish = (id: number) =>
  api.db.update(products).set({ isPublished: false }).where(eq(products.id, id));

let customerId: number;
const phoneNumber = '+201000000001';
let lastNumber = 1_000_000;

async function anotherCustomer(): Promise<number> {
  const phoneNumber = `+20109${(lastNumber += 1)}`;
  const orderer = { phoneNumber, name: 'Heba', email: null, userId: null };
  return api.db.transaction((tx) => customerOf(tx, orderer));
}

const aPagesWords = {
  ...{ title: 'Wholesale', titleAr: 'الجملة', description: '', descriptionAr: '' },
  ...{ body: 'For shops.', bodyAr: 'للمحلات.' },
};

const aSlug = () => `page-${randomUUID()}`;

async function aPage({ admin }: Shop): Promise<string> {
  const body = { ...aPagesWords, slug: aSlug() };
  return (await admin.call(contract.createPage, { body })).slug;
}

const table: Row[] = [
  costs(contract.listProducts, 2, () => anything),
  costs(contract.listProductsById, 1, ({ product }) => ({ query: { ids: String(product.id) } })),
  costs(contract.listFacets, 1, () => ({ query: { inStock: 'true' } })),
  costs(contract.getProduct, 1, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.getArchivedProduct, 1, async () => {
    const { id } = await aProduct(api.db, { isPublished: false, archivedAt: new Date() });
    return { params: { id } };
  }),
  costs(contract.listGoesWith, 2, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.listCategories, 1, () => ({})),
  costs(contract.listDescribedCategories, 1, () => ({})),
  costs(contract.getCategory, 1, ({ category }) => ({ params: { id: category.id } })),
  costs(contract.listReviews, 6, ({ product }) => ({ params: { id: product.id }, ...anything })),
  costs(contract.listGoodReviews, 3, async (shop) => {
    await aReviewOf(shop, await api.signedIn(Role.User, 'en', { isVerified: true }));
    return { query: { language: 'ar' as const } };
  }),
  costs(contract.listQuestions, 3, ({ product }) => ({ params: { id: product.id }, ...anything })),
  costs(contract.listActiveBanners, 1, () => ({})),
  costs(contract.listGovernorates, 0, () => ({})),
  costs(contract.listSaved, 2, () => ({})),
  costs(contract.saveProducts, 8, ({ product }) => ({
    body: { products: [{ productId: product.id, price: 850 }] },
  })),
  costs(contract.forgetProduct, 3, ({ product }) => ({ params: { productId: product.id } })),
  costs(
    contract.addStockAlert,
    3,
    ({ product }) => ({ body: { productId: product.id, email: 'mona@example.com' } }),
    { refused: true },
  ),
  costs(contract.stopStockAlerts, 0, () => ({ body: { token: 'wrong' } }), { refused: true }),
  costs(contract.rateProduct, 9, ({ product }) => ({ body: { productId: product.id, rating: 4 } })),

  costs(contract.register, 5, () => ({
    body: { name: 'Salma', email: `${crypto.randomUUID()}@example.com`, password },
  })),
  costs(contract.login, 1, () => ({ body: { email: 'nobody@example.com', password } }), {
    refused: true,
  }),
  costs(contract.logout, 2, () => ({})),
  costs(contract.logoutEverywhere, 5, () => ({})),
  costs(contract.requestPasswordReset, 3, ({ customer }) => ({
    body: { email: customer.user.email },
  })),
  costs(contract.resetPassword, 9, async ({ customer }) => {
    const resetToken = await createCode(api.db, 'reset-password', customer.user.id);
    return { body: { resetToken, newPassword: password } };
  }),
  costs(contract.requestVerification, 3, () => ({})),
  costs(contract.verifyEmail, 4, async ({ customer }) => ({
    body: { token: await createCode(api.db, 'verify-email', customer.user.id) },
  })),
  costs(contract.getIdentityProvider, 0, () => ({})),
  costs(contract.signInWithGoogle, 0, () => ({ body: { credential: 'x' } }), { refused: true }),
  costs(contract.createHandOffCode, 2, () => ({})),
  costs(contract.exchangeHandOffCode, 7, async ({ admin }) => ({
    body: { code: await createCode(api.db, 'hand-off', admin.user.id, admin.session.id) },
  })),
  costs(contract.getProfile, 5, () => ({})),
  costs(contract.updateProfile, 2, () => ({ body: { name: 'Salma' } })),
  costs(contract.changeEmail, 2, () => ({ body: { email: 'a@b.example', password: 'x' } }), {
    refused: true,
  }),
  costs(
    contract.changePassword,
    2,
    () => ({ body: { password: 'x', newPassword: 'y'.repeat(9) } }),
    {
      refused: true,
    },
  ),
  costs(contract.sendContactMessage, 5, () => ({
    body: {
      service_id: 'service',
      template_id: 'template',
      user_id: 'key',
      template_params: {
        name: 'Salma',
        email: 'salma@example.com',
        message: 'Hello',
        subject: 'Hello',
      },
    },
  })),

  costs(contract.listMyAddresses, 2, () => ({})),
  costs(contract.addAddress, 6, () => ({ body: address })),
  costs(contract.updateAddress, 4, (shop) => ({ params: { id: shop.address.id }, body: address })),
  costs(contract.deleteAddress, 5, (shop) => ({ params: { id: shop.address.id } })),

  costs(contract.getActiveCart, 4, () => ({})),
  costs(contract.addToCart, 10, ({ design }) => ({
    body: { productDesignId: design.id, quantity: 1 },
  })),
  costs(contract.removeFromCart, 9, ({ design }) => ({ body: { productDesignId: design.id } })),
  costs(contract.emptyCart, 8, () => ({ query: {} })),
  costs(contract.mergeCart, 14, ({ designIds }) => ({
    body: { items: designIds.map((id) => ({ productDesignId: id, quantity: 2 })) },
  })),
  costs(contract.undoMerge, 8, async (shop) => ({ body: { mergeId: await aMerge(shop) } })),
  costs(contract.getCheckout, 7, (shop) => ({ query: { shippingDetailsId: shop.address.id } })),
  costs(contract.placeOrder, 31, (shop) => ({
    body: {
      cartId: shop.cartId,
      shippingDetailsId: shop.address.id,
      paymentMethod: 'cash' as const,
    },
  })),
  costs(contract.placeGuestOrder, 29, async (shop) => ({ body: await aGuestOrder(shop) })),
  costs(contract.placePhoneOrder, 39, async (shop) => ({
    body: { ...(await aGuestOrder(shop)), source: 'phone' as const },
  })),
  costs(contract.getCartLink, 1, ({ design }) => ({ query: { items: `${design.id}:1` } })),
  costs(contract.createCartLink, 5, ({ design }) => ({
    body: { items: [{ productDesignId: design.id, quantity: 1 }] },
  })),
  costs(contract.quoteOrder, 4, ({ design }) => ({
    body: { items: [{ productDesignId: design.id, quantity: 1 }], governorate: 'EG-C' },
  })),
  costs(contract.claimOrder, 3, async (shop) => ({ params: { token: await aToken(shop) } })),
  costs(contract.openAccountOfOrder, 13, async (shop) => ({
    params: { token: await aToken(shop) },
    body: { email: `${randomUUID()}@example.com`, password },
  })),
  costs(contract.trackOrder, 5, async (shop) => ({ params: { token: await aToken(shop) } })),
  costs(contract.readConfirmLink, 7, async (shop) => ({
    params: { token: await aConfirmToken(shop) },
  })),
  costs(contract.answerConfirmLink, 20, async (shop) => {
    const params = { token: await aConfirmToken(shop) };
    const { formToken } = await api.guest.call(contract.readConfirmLink, { params });
    return { params, body: { answer: 'cancel' as const, formToken } };
  }),
  costs(contract.cancelTrackedOrder, 20, async (shop) => ({
    params: { token: await aToken(shop) },
    body: {},
  })),
  costs(
    contract.findOrderStatus,
    5,
    () => ({
      body: { orderReference: 'CS-26-00001', phoneNumber: '01000000001' },
    }),
    { refused: true },
  ),
  costs(contract.cancelMyOrder, 21, ({ orderId }) => ({ params: { orderId }, body: {} })),
  costs(contract.listMyOrders, 4, () => anything),
  costs(contract.getMyOrder, 15, async (shop) => {
    await aReturn(shop);
    return { params: { orderId: shop.orderId } };
  }),

  costs(contract.getShippingOptions, 1, () => anything),
  costs(contract.getDeliverySettings, 2, () => anything),
  costs(contract.saveDeliverySettings, 7, async ({ admin }) => {
    const { version, settings } = await admin.call(contract.getDeliverySettings, {});
    const cutOffHour = (settings.cutOffHour + 1) % 24;
    return { body: { seenVersion: version, settings: { ...inPounds(settings), cutOffHour } } };
  }),
  costs(contract.getShop, 2, () => anything),
  costs(contract.listPages, 1, () => anything),
  costs(contract.getPage, 1, () => ({ params: { slug: 'terms' }, query: {} })),
  costs(contract.listStaffPages, 2, () => anything),
  costs(contract.getStaffPage, 2, async (shop) => ({ params: { slug: await aPage(shop) } })),
  costs(contract.createPage, 7, () => ({ body: { ...aPagesWords, slug: aSlug() } })),
  costs(contract.updatePage, 8, async (shop) => ({
    params: { slug: await aPage(shop) },
    body: { seenVersion: 1, title: 'Another' },
  })),
  costs(contract.publishPage, 9, async (shop) => ({
    params: { slug: await aPage(shop) },
    body: { seenVersion: 1 },
  })),
  costs(contract.withdrawPage, 6, async (shop) => ({
    params: { slug: await aPage(shop) },
    body: { seenVersion: 1 },
  })),
  costs(contract.restorePage, 9, async (shop) => ({
    params: { slug: await aPage(shop) },
    body: { seenVersion: 1, number: 1 },
  })),
  costs(contract.deletePage, 6, async (shop) => ({ params: { slug: await aPage(shop) } })),
  costs(contract.listPageVersions, 4, async (shop) => ({
    ...{ params: { slug: await aPage(shop) }, ...anything },
  })),
  costs(contract.getPageVersion, 3, async (shop) => ({
    params: { slug: await aPage(shop), number: 1 },
  })),
  costs(contract.previewPage, 1, () => ({ body: { body: 'a', bodyAr: 'a' } })),
  costs(contract.addPagePhoto, 4, () => ({ file })),
  costs(contract.getSettings, 2, () => anything),
  costs(contract.listSettingsVersions, 3, () => ({
    params: { group: 'shop' as const },
    ...anything,
  })),
  costs(contract.saveShopSettings, 6, async ({ admin }) => {
    const { shop } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: shop.version, name: 'Nile Wood' } };
  }),
  costs(contract.addLogo, 4, () => ({ file })),
  costs(contract.addMark, 4, () => ({ file })),
  costs(contract.saveDesk, 7, async ({ admin }) => {
    const { desk } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: desk.version, callDays: 3 } };
  }),
  costs(contract.saveMoneySettings, 6, async ({ admin }) => {
    const { money } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: money.version, currencySign: '$' as const } };
  }),
  costs(contract.saveMessages, 6, async ({ admin }) => {
    const { messages } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: messages.version, greeting: 'Dear {name},' } };
  }),
  costs(contract.saveChannels, 6, async ({ admin }) => {
    const { channels } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: channels.version, whatsApp: false } };
  }),
  costs(contract.sendTestMessage, 3, () => ({
    body: { message: 'placed' as const, language: 'en' as const, words: {} },
  })),
  costs(contract.saveAnnouncement, 6, async ({ admin }) => {
    const { announcement } = await admin.call(contract.getSettings, {});
    return { body: { seenVersion: announcement.version, link: '/products' } };
  }),
  costs(contract.getHomeSettings, 2, () => anything),
  costs(contract.saveHomeSettings, 6, async ({ admin, product }) => {
    const { version: seenVersion } = await admin.call(contract.getHomeSettings, {});
    return { body: { seenVersion, heroProducts: [product.id] } };
  }),
  costs(contract.getFooterSettings, 3, () => anything),
  costs(contract.saveFooterSettings, 6, async ({ admin }) => {
    const { version: seenVersion } = await admin.call(contract.getFooterSettings, {});
    return { body: { seenVersion, columns: [] } };
  }),

  costs(contract.listOrders, 4, () => anything),
  costs(contract.getOrder, 12, async ({ orderId }) => {
    await api.db.update(orders).set({ customerId });
    return { params: { orderId } };
  }),
  costs(contract.changeOrderStatus, 14, ({ orderId }) => ({
    params: { orderId },
    body: { statusId: contract.OrderStatus.cancelled },
  })),
  costs(contract.changeOrderStatuses, 10, ({ orderId }) => ({
    body: { orderIds: [orderId], statusId: contract.OrderStatus.confirmed },
  })),
  costs(contract.listDesk, 16, async (shop) => {
    await oneDueOrder(shop);
    return anything;
  }),
  costs(contract.getDeskFigures, 14, () => ({ query: aSpan })),
  costs(contract.exportDeskFigures, 14, () => ({ query: aSpan })),
  costs(contract.takeNextOrder, 20, async (shop) => {
    await oneDueOrder(shop);
    return { query: {} };
  }),
  costs(contract.takeOrder, 13, async (shop) => {
    const { order } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    return { params: { orderId: order.id }, query: {} };
  }),
  costs(contract.changeOrder, 23, async (shop) => {
    const { order } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    return { params: { orderId: order.id }, body: aChangeOf(order) };
  }),
  costs(contract.listOrderRevisions, 3, ({ orderId }) => ({ params: { orderId } })),
  costs(contract.changeMyOrder, 28, async ({ customer, orderId }) => {
    const order = await customer.call(contract.getMyOrder, { params: { orderId } });
    return { params: { orderId }, body: aChangeOf(order) };
  }),
  costs(contract.changeTrackedOrder, 29, async (shop) => {
    const { order, trackingToken } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    return { params: { token: trackingToken }, body: aChangeOf(order) };
  }),
  costs(contract.recordAttempt, 20, async (shop) => {
    const { order } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    return {
      params: { orderId: order.id },
      body: { channel: 'call' as const, outcome: 'declined' as const },
    };
  }),
  costs(contract.holdPieces, 14, ({ designIds }) => ({
    body: { items: designIds.map((id) => ({ productDesignId: id, quantity: 1 })), name: 'Rana' },
  })),
  costs(contract.listHolds, 5, async (shop) => {
    await aHold(shop);
    return anything;
  }),
  costs(contract.getHold, 4, async (shop) => ({ params: { id: await aHold(shop) } })),
  costs(contract.releaseHold, 15, async (shop) => ({ params: { id: await aHold(shop) } })),
  costs(contract.listCarriers, 1, () => ({})),
  costs(contract.listParcels, 5, () => anything),
  costs(contract.listParcelsOfOrder, 4, async (shop) => {
    await aParcel(shop);
    return { params: { orderId: shop.orderId } };
  }),
  costs(contract.listMoneyOfOrder, 2, async (shop) => {
    await aParcel(shop);
    return { params: { orderId: shop.orderId } };
  }),
  costs(contract.noteDeposit, 8, async ({ orderId }) => {
    await confirmed(orderId);
    return { params: { orderId }, body: { amount: 1, method: 'cash' as const } };
  }),
  costs(contract.listRefundDestinations, 4, async (shop) => {
    await aReturn(shop);
    return { params: { orderId: shop.orderId } };
  }),
  costs(contract.noteRefundDestination, 12, async (shop) => {
    await aReturn(shop);
    return { params: { orderId: shop.orderId }, body: { refundTo: aDestination() } };
  }),
  costs(contract.giveRefundDestination, 21, async (shop) => {
    await aReturn(shop);
    return { params: { orderId: shop.orderId }, body: { refundTo: aDestination() } };
  }),
  costs(contract.giveTrackedRefundDestination, 20, async (shop) => {
    const { order, trackingToken: token } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    await aReturn({ ...shop, orderId: order.id });
    return { params: { token }, body: { refundTo: aDestination() } };
  }),
  costs(contract.listOwedOrders, 4, async ({ orderId }) => {
    await owed(orderId);
    return {};
  }),
  costs(contract.refundOrder, 8, async ({ orderId }) => {
    await owed(orderId);
    return { params: { orderId }, body: { amount: 1, method: 'cash' as const } };
  }),
  costs(contract.listReturns, 6, async (shop) => {
    await aReturn(shop);
    return anything;
  }),
  costs(contract.getReturnFigures, 4, async (shop) => {
    await aReturn(shop);
    return {};
  }),
  costs(contract.getReturn, 4, async (shop) => ({ params: (await aReturn(shop)).params })),
  costs(contract.listReturnsOfOrder, 8, async (shop) => {
    await aReturn(shop);
    return { params: { orderId: shop.orderId } };
  }),
  costs(contract.openReturn, 15, async (shop) => {
    const { orderId, lines } = await aDeliveredOrder(shop);
    return { params: { orderId }, body: { lines, reason: 'broken' as const } };
  }),
  costs(contract.askForReturn, 18, async (shop) => {
    const { orderId, lines } = await aDeliveredOrder(shop);
    return { params: { orderId }, body: { lines, reason: 'broken' as const } };
  }),
  costs(contract.askForTrackedReturn, 17, async (shop) => {
    const { order, trackingToken: token } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    const { lines } = await aDeliveredOrder({ ...shop, orderId: order.id });
    return { params: { token }, body: { lines, reason: 'broken' as const } };
  }),
  costs(contract.addReturnPhoto, 15, async (shop) => {
    const { orderId, lines } = await aDeliveredOrder(shop);
    const body = { lines, reason: 'broken' as const };
    const asked = await shop.customer.call(contract.askForReturn, { params: { orderId }, body });
    return { params: { orderId, id: asked.id }, file };
  }),
  costs(contract.addTrackedReturnPhoto, 14, async (shop) => {
    const { order, trackingToken: token } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    const { params } = await aReturn({ ...shop, orderId: order.id });
    return { params: { token, ...params }, file };
  }),
  costs(contract.removeReturnPhoto, 14, async (shop) => {
    const { orderId, lines } = await aDeliveredOrder(shop);
    const body = { lines, reason: 'broken' as const };
    const { id } = await shop.customer.call(contract.askForReturn, { params: { orderId }, body });
    const params = { orderId, id };
    const { photos } = await shop.customer.call(contract.addReturnPhoto, { params, file });
    return { params: { ...params, photoId: photos[0]?.id ?? 0 } };
  }),
  costs(contract.removeTrackedReturnPhoto, 13, async (shop) => {
    const { order, trackingToken: token } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    const { params } = await aReturn({ ...shop, orderId: order.id });
    const ofToken = { token, ...params };
    const { photos } = await api.guest.call(contract.addTrackedReturnPhoto, {
      params: ofToken,
      file,
    });
    return { params: { ...ofToken, photoId: photos[0]?.id ?? 0 } };
  }),
  costs(contract.listReturnPhotos, 3, async (shop) => ({ params: (await aReturn(shop)).params })),
  costs(contract.keepReturnPhoto, 11, async (shop) => ({
    params: (await aReturn(shop)).params,
    file,
  })),
  costs(contract.deleteReturnPhoto, 10, async (shop) => {
    const { params } = await aReturn(shop);
    const [kept] = await shop.admin.call(contract.keepReturnPhoto, { params, file });
    return { params: { ...params, photoId: kept?.id ?? 0 } };
  }),
  costs(contract.moveReturn, 11, async (shop) => ({
    params: (await aReturn(shop)).params,
    body: { state: 'in_transit' as const },
  })),
  costs(contract.receiveReturn, 20, async (shop) => {
    const { params, pieces } = await aReturn(shop);
    return { params, body: { pieces } };
  }),
  costs(contract.payRefund, 14, async (shop) => {
    const { params, pieces } = await aReturn(shop);
    await shop.admin.call(contract.receiveReturn, { params, body: { pieces } });
    return { params, body: { amount: 1, method: 'cash' as const } };
  }),
  costs(contract.exchangeReturn, 35, async (shop) => {
    const { params, pieces } = await aReturn(shop);
    const { toRefund } = await shop.admin.call(contract.receiveReturn, {
      params,
      body: { pieces },
    });
    const items = shop.designIds.map((id) => ({ productDesignId: id, quantity: 1 }));
    const { costBreakdown } = await api.guest.call(contract.quoteOrder, { body: { items } });
    const total = costBreakdown.totalCost;
    return {
      params,
      body: {
        ...{ placementKey: randomUUID(), items, seenTotalCost: total / 100 },
        seenCredit: Math.min(total, toRefund) / 100,
      },
    };
  }),
  costs(contract.listRuns, 5, async (shop) => {
    await aRun(shop);
    return anything;
  }),
  costs(contract.getRun, 4, async (shop) => ({ params: (await aRun(shop)).params })),
  costs(contract.createRun, 13, async (shop) => ({
    body: {
      ...{ driverName: 'Hany', driverPhone: '01012345678', day: '2099-01-01' },
      parcelIds: [await aParcel(shop)],
    },
  })),
  costs(contract.takeOutOfRun, 10, async (shop) => {
    const { params, parcelId } = await aRun(shop);
    return { params: { ...params, parcelId } };
  }),
  costs(contract.renewRunLink, 8, async (shop) => ({ params: (await aRun(shop)).params })),
  costs(contract.closeRun, 11, async (shop) => ({
    params: (await aRun(shop)).params,
    body: { counted: 0, seenTaken: 0 },
  })),
  costs(contract.readDriverRun, 4, async (shop) => ({
    params: { token: (await aRun(shop)).token },
  })),
  costs(contract.startDriverRun, 21, async (shop) => ({
    params: { token: (await aRun(shop)).token },
  })),
  costs(contract.tellOutcome, 28, async (shop) => {
    const { token, parcelId } = await aRun(shop);
    return { params: { token }, body: anOutcome(parcelId) };
  }),
  costs(contract.signDriverRun, 11, async (shop) => ({
    params: { token: (await aRun(shop)).token },
    body: { total: 0 },
  })),
  costs(contract.getCash, 4, () => ({ query: {} })),
  costs(contract.listCashParcels, 2, () => anything),
  costs(contract.exportCash, 2, () => ({ query: {} })),
  costs(contract.takeRemittance, 12, async (shop) => ({ body: await aPayment(shop) })),
  costs(contract.readRemittanceHead, 1, () => ({ body: { csv: 'a,b\n1,2' } })),
  costs(contract.listRemittances, 3, () => anything),
  costs(contract.getRemittance, 3, async (shop) => {
    const { meta } = await shop.admin.call(contract.takeRemittance, { body: await aPayment(shop) });
    return { params: { id: meta.id ?? 0 }, query: {} };
  }),
  costs(contract.bookParcels, 9, async ({ orderId }) => {
    await confirmed(orderId);
    return { body: { orderIds: [orderId], carrier: 'own' as const } };
  }),
  costs(contract.addParcelEvent, 17, async (shop) => ({
    params: { id: await aParcel(shop) },
    body: { state: 'moving' as const },
  })),
  costs(contract.receiveParcel, 28, async (shop) => {
    const { order } = await api.guest.call(contract.placeGuestOrder, {
      body: await aGuestOrder(shop),
    });
    const id = await aParcel({ ...shop, orderId: order.id });
    const body = { state: 'attempt_failed' as const };
    await shop.admin.call(contract.addParcelEvent, { params: { id }, body });
    const pieces = order.lines.map(({ orderLineId, quantity }) => ({
      ...{ orderLineId, quantity, condition: 'sellable' as const },
    }));
    return { params: { id }, body: { pieces } };
  }),
  costs(contract.printLabels, 4, async (shop) => ({
    query: { ids: `${await aParcel(shop)}` },
  })),
  costs(contract.printPickList, 2, ({ orderId }) => ({ query: { orderIds: `${orderId}` } })),
  costs(contract.addOrderNote, 5, ({ orderId }) => ({ params: { orderId }, body: { text: 'Hm' } })),
  // Of those that were cancelled, because all by now are more than it reads at once.
  costs(contract.exportOrders, 8, async ({ orderId }) => {
    await api.db
      .update(orders)
      .set({ statusId: OrderStatus.cancelled })
      .where(eq(orders.id, orderId));
    return { query: { status: 'cancelled' as const } };
  }),
  costs(contract.getDashboard, 16, () => ({})),

  costs(contract.listUsers, 3, () => anything),
  costs(contract.getUser, 8, ({ customer }) => ({ params: { userId: customer.user.id } })),
  costs(contract.changeRole, 10, async () => ({
    params: { userId: (await aUser(api.db, { isVerified: true })).id },
    body: { roleId: Role.Sales },
  })),
  costs(contract.getSecondStep, 5, () => ({})),
  costs(contract.takeSecondStep, 4, () => wrongCode, { refused: true }),
  costs(contract.startAuthenticator, 3, () => ({ body: {} }), { refused: true }),
  costs(contract.confirmAuthenticator, 7, () => wrongCode, { refused: true }),
  costs(contract.removeAuthenticator, 3, () => wrongCode, { refused: true }),
  costs(contract.renewRecoveryCodes, 3, () => ({ body: {} }), { refused: true }),
  costs(contract.startPasskey, 3, () => ({ body: {} }), { refused: true }),
  costs(contract.addPasskey, 6, () => ({ body: { name: 'Phone', credential: '{}' } }), {
    refused: true,
  }),
  costs(contract.renamePasskey, 2, () => ({ params: { id: 999_999 }, body: { name: 'Phone' } }), {
    refused: true,
  }),
  costs(contract.removePasskey, 3, () => ({ params: { id: 999_999 }, body: {} }), {
    refused: true,
  }),
  costs(contract.askForPasskey, 2, () => ({})),
  costs(contract.takeSecondStepWithPasskey, 3, () => ({ body: { credential: '{}' } }), {
    refused: true,
  }),
  costs(contract.askToSignInWithPasskey, 0, () => ({})),
  costs(contract.signInWithPasskey, 2, () => ({ body: { credential: '{}' } }), { refused: true }),
  costs(
    contract.resetSecondStep,
    6,
    ({ customer }) => ({ params: { userId: customer.user.id }, body: { reason: 'Lost' } }),
    { refused: true },
  ),
  costs(contract.getStaffAccess, 3, () => ({})),
  costs(contract.saveStaffAccess, 10, async ({ admin }) => ({
    body: {
      seenVersion: (await admin.call(contract.getStaffAccess, {})).version,
      secondStepOf: 'nobody' as const,
    },
  })),
  costs(contract.deactivateUser, 10, async () => ({
    params: { userId: (await api.signedIn(Role.Sales)).user.id },
  })),
  costs(contract.reactivateUser, 6, async () => {
    const { user } = await api.signedIn(Role.Sales);
    await api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
    return { params: { userId: user.id } };
  }),
  costs(contract.sendPasswordReset, 7, ({ customer }) => ({
    params: { userId: customer.user.id },
  })),
  costs(contract.listInvitations, 3, () => anything),
  costs(contract.inviteStaff, 9, () => ({
    body: { email: `${crypto.randomUUID()}@example.com`, roleId: Role.Sales },
  })),
  costs(contract.resendInvitation, 8, async ({ admin }) => ({
    params: { id: await anInvitation(admin.user.id) },
  })),
  costs(contract.withdrawInvitation, 6, async ({ admin }) => ({
    params: { id: await anInvitation(admin.user.id) },
  })),
  costs(contract.readInvitation, 1, () => ({ body: { token: 'wrong' } }), { refused: true }),
  costs(
    contract.acceptInvitation,
    1,
    () => ({ body: { token: 'wrong', name: 'Mona', password } }),
    { refused: true },
  ),
  costs(contract.getOwnReview, 4, async (shop) => {
    await aReviewOf(shop);
    return { params: { id: shop.product.id } };
  }),
  costs(contract.addReviewPhoto, 12, async (shop) => ({
    params: { id: await aReviewOf(shop) },
    file,
  })),
  costs(contract.removeReviewPhoto, 7, async (shop) => ({
    params: { id: await aReviewOf(shop), photoId: 1 },
  })),
  costs(contract.reportReview, 3, async (shop) => ({ params: { id: await aReviewOf(shop) } })),
  costs(contract.listStaffReviews, 6, () => anything),
  costs(contract.moderateReview, 14, async (shop) => ({
    params: { id: await aReviewOf(shop) },
    body: { seenVersion: 1, isHidden: true },
  })),
  costs(contract.moderateReviewPhoto, 22, async (shop) => {
    const params = { id: await aReviewOf(shop) };
    const { photos } = await shop.customer.call(contract.addReviewPhoto, { params, file });
    return {
      params: { ...params, photoId: photos[0]?.id ?? 0 },
      body: { state: 'shown' as const },
    };
  }),
  costs(contract.askQuestion, 8, ({ product }) => ({
    body: { productId: product.id, text: 'Is it heavy?' },
  })),
  costs(contract.listOwnQuestions, 3, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.listMessages, 3, () => anything),
  costs(contract.resendMessage, 7, async ({ orderId }) => ({
    params: { id: await aMessage(orderId) },
  })),
  costs(contract.listContactMessages, 3, () => anything),
  costs(contract.changeContactMessage, 7, async () => ({
    params: { id: await aContactMessage() },
    body: { seenVersion: 1, answer: 'We do.' },
  })),
  costs(contract.getSalesReport, 12, () => ({ query: aSpan })),
  costs(contract.exportSalesReport, 12, () => ({ query: aSpan })),
  costs(contract.listStaffQuestions, 3, () => anything),
  costs(contract.moderateQuestion, 7, async (shop) => ({
    params: { id: await aQuestionOf(shop) },
    body: { seenVersion: 1, answer: 'It is.' },
  })),
  costs(contract.listCustomers, 4, () => anything),
  costs(contract.getCustomer, 6, () => ({ params: { customerId } })),
  costs(contract.changeCustomer, 10, () => ({ params: { customerId }, body: { note: 'Hm' } })),
  costs(contract.proveNumber, 13, async () => {
    await api.db.update(customerPhones).set({ provedAt: null });
    return { params: { customerId }, body: { phoneNumber } };
  }),
  costs(contract.mergeCustomers, 15, async () => {
    const otherId = await anotherCustomer();
    const [{ version: seenVersion } = { version: 0 }] = await api.db
      .select()
      .from(customers)
      .where(eq(customers.id, customerId));
    return { params: { customerId }, body: { otherId, seenVersion, otherSeenVersion: 1 } };
  }),
  costs(contract.listApiLogs, 3, () => anything, { as: 'developer' }),
  costs(contract.followLive, 2, () => ({ query: {} })),
  costs(contract.listAuditEntries, 3, () => anything),
  costs(contract.listAuditActors, 2, () => ({})),
  costs(contract.exportAuditEntries, 4, () => ({ query: {} })),

  // One of them for what the owner calls low.
  costs(contract.listStaffProducts, 4, () => anything),
  costs(contract.createProduct, 7, ({ category }) => ({
    body: { name: 'Tray', nameAr: 'صينية', price: 10, weight: 1, categoryId: category.id },
  })),
  costs(contract.copyProduct, 12, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.updateProduct, 7, ({ product }) => ({
    params: { id: product.id },
    body: { name: 'Tray' },
  })),
  costs(contract.exportProducts, 4, () => ({ query: {} })),
  costs(contract.importProducts, 25, ({ design: { id } }) => ({
    body: { csv: `design,price,designName,addToStock\n${id},80,Oak,2` },
  })),
  costs(contract.saveProductGrid, 21, ({ design: { id: productDesignId, stock }, product }) => {
    const barcode = { seen: null, value: 'shelf 7' };
    const row = { productDesignId, seenVersion: product.version, barcode };
    return { body: { rows: [{ ...row, stock: { seen: stock, value: stock + 1 } }] } };
  }),
  costs(contract.listStockMovements, 4, ({ design }) => ({
    ...{ params: { id: design.id }, query: {} },
  })),
  costs(contract.listProductImports, 2, () => ({})),
  costs(contract.undoFileOfImport, 2, async ({ admin, design: { id } }) => {
    const body = { csv: `design,addToStock\n${id},2` };
    const { meta } = await admin.call(contract.importProducts, { body });
    return { params: { id: meta.id ?? 0 } };
  }),
  costs(contract.getStaffProduct, 2, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.archiveProduct, 5, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.scheduleProduct, 7, async ({ product }) => {
    await unpublish(product.id);
    return { params: { id: product.id }, body: { publishAt: '2099-01-01T08:00:00.000Z' } };
  }),
  costs(contract.publishProduct, 9, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.hideProduct, 5, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.deleteProduct, 4, ({ product }) => ({ params: { id: product.id } })),
  costs(contract.restoreProduct, 5, ({ removed }) => ({ params: { id: removed.id } })),
  costs(contract.saveDesign, 12, ({ design: { id, productId } }) => ({
    body: { id, productId, name: 'Oak', nameAr: 'أرو', stock: 9 },
  })),
  costs(contract.deleteDesign, 12, async ({ product, design }) => {
    await unpublish(product.id);
    return { params: { id: design.id } };
  }),
  costs(contract.addDesignImage, 8, ({ design }) => ({
    body: { productDesignId: design.id },
    file,
  })),
  costs(contract.removeDesignImage, 10, async ({ product, design }) => {
    const { productDesigns } = await api.guest.call(contract.getProduct, {
      params: { id: product.id },
    });
    const imageurl = productDesigns[0]?.photosUrls[0] ?? '';
    await unpublish(product.id);
    return { body: { imageurl, productDesignId: design.id } };
  }),
  costs(contract.sortDesignImages, 7, async ({ product, design }) => {
    const { productDesigns } = await api.guest.call(contract.getProduct, {
      params: { id: product.id },
    });
    const photosUrls = productDesigns[0]?.photosUrls.toReversed() ?? [];
    return { params: { id: design.id }, body: { photosUrls } };
  }),
  costs(contract.describeDesignImage, 7, async ({ product, design }) => {
    const { productDesigns } = await api.guest.call(contract.getProduct, {
      params: { id: product.id },
    });
    const imageurl = productDesigns[0]?.photosUrls[0] ?? '';
    return { params: { id: design.id }, body: { imageurl, alt: 'Two bowls' } };
  }),
  costs(contract.suggest, 1, async () => searching()),
  costs(contract.explainSearch, 3, async () => searching()),
  costs(contract.listSynonymGroups, 2, () => anything),
  costs(contract.getSynonymGroup, 2, async () => ({ params: { id: await aGroup() } })),
  costs(contract.createSynonymGroup, 4, () => ({ body: { terms: ['bowl', 'basin'] } })),
  costs(contract.updateSynonymGroup, 4, async () => ({
    params: { id: await aGroup() },
    body: { terms: ['bowl', 'basin'] },
  })),
  costs(contract.deleteSynonymGroup, 4, async () => ({ params: { id: await aGroup() } })),
  costs(contract.trySynonyms, 6, async () => ({
    body: { terms: ['bowl', 'basin'], ...(await searching()).query },
  })),
  costs(contract.listSearchMisses, 3, () => anything),
  costs(contract.dismissSearchMiss, 2, async () => ({ params: { id: await aMiss() } })),
  costs(contract.listStaffCategories, 3, () => ({})),
  costs(contract.createCategory, 8, () => ({
    body: { name: crypto.randomUUID(), nameAr: crypto.randomUUID() },
    file,
  })),
  costs(contract.updateCategory, 7, ({ category }) => ({
    params: { id: category.id },
    body: { name: crypto.randomUUID() },
  })),
  costs(contract.sortCategories, 8, async ({ admin }) => {
    const ids = (await admin.call(contract.listStaffCategories, {})).map(({ id }) => id);
    return { body: { ids: ids.toReversed(), seenIds: ids } };
  }),
  costs(contract.deleteCategory, 6, ({ emptyCategory }) => ({ params: { id: emptyCategory.id } })),
  costs(contract.listBanners, 2, () => ({})),
  costs(contract.createBanner, 6, () => ({ body: { header: 'Oak' }, file })),
  costs(contract.updateBanner, 6, ({ banner }) => ({
    params: { id: banner.id },
    body: { header: 'Oak' },
  })),
  costs(contract.addPhonePhoto, 4, () => ({ file })),
  costs(contract.sortBanners, 7, async ({ admin }) => {
    const ids = (await admin.call(contract.listBanners, {})).map(({ id }) => id);
    return { body: { ids: ids.toReversed(), seenIds: ids } };
  }),
  costs(contract.setBannerActive, 5, ({ banner }) => ({
    params: { id: banner.id },
    body: { active: false },
  })),
  costs(contract.deleteBanner, 4, ({ banner }) => ({ params: { id: banner.id } })),
  costs(contract.listPromotions, 3, () => ({ query: {} })),
  costs(contract.getPromotion, 2, async ({ admin }) => {
    const { id } = await admin.call(contract.createPromotion, { body: promotionFields() });
    return { params: { id } };
  }),
  costs(contract.createPromotion, 5, () => ({ body: promotionFields() })),
  costs(contract.updatePromotion, 6, async ({ admin }) => {
    const { id, version } = await admin.call(contract.createPromotion, { body: promotionFields() });
    return { params: { id }, body: { ...promotionFields(), seenVersion: version } };
  }),
  costs(contract.deletePromotion, 6, async ({ admin }) => {
    const { id } = await admin.call(contract.createPromotion, { body: promotionFields() });
    return { params: { id } };
  }),
];

/** One that makes nothing cheaper yet. */
function promotionFields() {
  return {
    ...{ name: 'Offer', nameAr: 'عرض', code: null, kind: 'percent' as const, percent: 10 },
    ...{ amount: null, atMost: null, minimum: 0, from: null, to: null },
    ...{ limit: null, limitPerPerson: null, active: false },
  };
}

/** A small one and a large one, for all calls that read. */
const shops = [await aShop(1), await aShop(4)] as const;

beforeAll(async () => {
  // Starts the queue, once for all.
  const { user } = await api.signedIn();
  await api.guest.call(contract.requestPasswordReset, { body: { email: user.email } });

  // Who orders has ordered before: the first order of a number makes its customer, once.
  const { name, email } = user;
  const orderer = { phoneNumber, name, email, userId: null };
  customerId = await api.db.transaction((tx) => customerOf(tx, orderer));
});

test('every call has its price', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(table.map(({ call }) => call).sort()).toEqual(calls.sort());
});

test.each(table)(
  '$call costs $most statements, however much there is',
  async ({ most, reads, ask }) => {
    const [small, large] = reads ? shops : [await aShop(1), await aShop(4)];
    for (const shop of [small, large]) {
      const asked = await ask(shop);
      expect(asked, asked.join('\n')).toHaveLength(most);
    }
  },
);

test('tracking asks as much of a wrong number as of an unknown reference', async () => {
  const shop = await aShop(1);
  const { order } = await api.guest.call(contract.placeGuestOrder, {
    body: await aGuestOrder(shop),
  });
  const asking = async (orderReference: string) => {
    api.queries.length = 0;
    const body = { orderReference, phoneNumber: '01099999999' };
    await expect(api.guest.call(contract.findOrderStatus, { body })).rejects.toThrow();
    return api.queries.filter((query) => !isAside(query));
  };
  expect(await asking(order.orderReference)).toEqual(await asking('CS-26-99999'));
});
