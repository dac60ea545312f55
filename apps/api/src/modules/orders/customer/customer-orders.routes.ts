import {
  cancelMyOrder,
  getCheckout,
  getMyOrder,
  listMyOrders,
  placeOrder,
  priceInCart,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { Locale } from '@craftsandore/i18n';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findCartItems, stateOfCart } from '../../cart/cart-lines.ts';
import { openCart } from '../../cart/carts.ts';
import { getAddress, toAddress } from '../../addresses/addresses.ts';
import { findDeliverySettings } from '../../delivery/delivery-settings.ts';
import { adjustmentOf, promotionFor } from '../../promotions/promotion-for.ts';
import { tryingCode } from '../../promotions/wrong-codes.ts';
import { sumOf } from '../adjustments.ts';
import { shippingTo, subtotalOf, termsOf } from '../costs.ts';
import { toDiscounted } from '../discounted.ts';
import { listOrdersOfCustomer } from '../customer-orders.ts';
import { cancelForCustomer } from '../guest/tracked-orders.ts';
import { assertFewHeld, placedFrom } from '../held-pieces.ts';
import { orderDetails } from '../order-details.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { placeOrderFromCart } from './place-order.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  limits: Limits;
};

/** Checkout and orders of the signed-in customer. */
export default async function customerOrdersRoutes(
  app: FastifyInstance,
  { db, photoUrls, queueMail, limits }: Options,
) {
  const details = (order: OrderRow, locale: Locale) => orderDetails(db, photoUrls, order, locale);

  app.implement(getCheckout, async ({ query }, { actor, ip, locale }) => {
    const [address, cart, { settings }] = await Promise.all([
      getAddress(db, { userId: actor.id, addressId: query.shippingDetailsId }),
      openCart(db, actor.id),
      findDeliverySettings(db),
    ]);
    const cartItems = await findCartItems(db, photoUrls, cart.id);
    if (cartItems.length === 0) throw new Problem('cart.empty');

    const priced = cartItems.map(({ quantity, productDesign: { product } }) => ({
      quantity,
      unitPrice: priceInCart(product),
      madeToOrderDays: product.madeToOrderDays,
    }));
    const { governorateCode, phoneNumber } = address;
    const now = new Date();
    const shipped = { lines: priced, governorateCode, now };
    const order = { subtotal: subtotalOf(priced), fee: shippingTo(settings, shipped).fee };
    const code = query.promotionCode;
    const person = { phoneNumber, userId: actor.id };
    const found = await tryingCode(
      { limit: limits.wrongCodes, site: siteOf(ip), code },
      () => promotionFor(db, { code, order, person, now }),
      ({ refusal }) => refusal,
    );
    const adjustment = sumOf(found.best ? [adjustmentOf(found.best)] : []);
    return {
      cart: { id: cart.id, cartItems },
      shippingDetails: toAddress(address, locale),
      ...toDiscounted(found, locale),
      ...termsOf(settings, { ...shipped, adjustment }),
    };
  });

  app.implement(placeOrder, async ({ body }, { actor, ip, locale }) => {
    const network = actor.isVerified ? null : placedFrom(ip);
    const { isPlaced, pieces } = await stateOfCart(db, body.cartId);
    if (network !== null && !isPlaced) await limits.guestOrders.take(siteOf(ip));
    const code = { limit: limits.wrongCodes, site: siteOf(ip), code: body.promotionCode };
    const { order } = await tryingCode(code, () =>
      db.transaction(async (tx) => {
        const wanted = { ...body, account: actor, placedFrom: network, locale, now: new Date() };
        const placed = await placeOrderFromCart(tx, wanted);
        if (!placed.isNew) return placed;
        await queueMail(tx, { mail: 'order-placed', orderId: placed.order.id, locale });
        await assertFewHeld(tx, { network, pieces }, { most: limits.guestPieces, log: app.log });
        return placed;
      }),
    );
    return details(order, locale);
  });

  app.implement(listMyOrders, ({ query }, { actor }) =>
    listOrdersOfCustomer(db, photoUrls, actor.id, query),
  );

  app.implement(getMyOrder, async ({ params }, { actor, locale }) => {
    const order = await findOrderOfCustomer(db, { ...params, userId: actor.id });
    if (!order) throw new Problem('order.not_found');
    return details(order, locale);
  });

  app.implement(cancelMyOrder, async ({ params, body }, { actor, locale }) => {
    const mine = { ...params, userId: actor.id };
    const order = await findOrderOfCustomer(db, mine);
    if (!order) throw new Problem('order.not_found');
    const { orderId, userId } = mine;
    await db.transaction((tx) => cancelForCustomer(tx, { orderId, userId, reason: body.reason }));
    return details((await findOrderOfCustomer(db, mine)) ?? order, locale);
  });
}
