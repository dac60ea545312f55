import {
  getCheckout,
  getMyOrder,
  listMyOrders,
  placeOrder as placeOrderCall,
  priceInCart,
  type CustomerOrderDetails,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { listCartItems } from '../cart/cart-items.ts';
import { openCart } from '../cart/carts.ts';
import { getAddress, toAddress } from '../addresses/addresses.ts';
import { addressesOf } from './addresses-of.ts';
import { costsOf } from './costs.ts';
import { listCustomerOrders } from './customer-orders.ts';
import { toCustomerOrder, type OrderRow } from './order-rows.ts';
import { ordersRepository } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';

type Options = { db: Database; photoAddress: PhotoAddress; queueMail: QueueMail };

/** Checkout and orders of whoever is signed in. */
export default async function ordersRoutes(
  app: FastifyInstance,
  { db, photoAddress, queueMail }: Options,
) {
  async function details(order: OrderRow, locale: Locale): Promise<CustomerOrderDetails> {
    const orders = ordersRepository(db);
    const [lines, history] = await Promise.all([
      orders.listLines(order.id, photoAddress),
      orders.listSteps(order),
    ]);
    return { ...toCustomerOrder(order), ...addressesOf(order, locale), lines, history };
  }

  app.implement(getCheckout, async ({ query }, { actor, locale }) => {
    const addressId = query.shippingDetailsId;
    const [address, cart] = await Promise.all([
      getAddress(db, { userId: actor.id, addressId }),
      openCart(db, actor.id),
    ]);
    const cartItems = await listCartItems(db, photoAddress, cart.id);
    if (cartItems.length === 0) throw new Problem('cart.empty');

    const priced = cartItems.map(({ quantity, productDesign: { product } }) => ({
      quantity,
      unitPrice: priceInCart(product),
    }));
    return {
      cart: { id: cart.id, cartItems },
      shippingDetails: toAddress(address, locale),
      costBreakdown: await costsOf(db, priced, address.governorateCode),
    };
  });

  app.implement(placeOrderCall, async ({ body }, { actor, locale }) => {
    const { shippingDetailsId: addressId, billingDetailsId: billingAddressId, ...rest } = body;
    const wish = { userId: actor.id, addressId, billingAddressId, ...rest };
    const order = await db.transaction(async (tx) => {
      const { order, isNew } = await placeOrder(tx, wish);
      if (isNew) await queueMail(tx, { mail: 'order-placed', orderId: order.id, locale });
      return order;
    });
    return details(order, locale);
  });

  app.implement(listMyOrders, ({ query }, { actor }) => listCustomerOrders(db, actor.id, query));

  app.implement(getMyOrder, async ({ params }, { actor, locale }) => {
    const order = await ordersRepository(db).findOfCustomer(params.orderId, actor.id);
    if (!order) throw new Problem('order.not_found');
    return details(order, locale);
  });
}
