import { changeOrderStatus, getOrder, listOrders } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { toAddressFields } from '../users/addresses.ts';
import { changeStatus } from './change-order-status.ts';
import { toCosts } from './costs.ts';
import { ordersRepository } from './orders.repository.ts';
import { staffOrdersRepository, toStaffOrder } from './staff-orders.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress };

/** All orders, for staff. */
export default async function staffOrdersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoAddress } = options;
  const staffOrders = staffOrdersRepository(db);

  app.implement(listOrders, ({ query }, { locale }) => staffOrders.list(query, locale));

  app.implement(getOrder, async ({ params }, { locale }) => {
    const found = await staffOrders.find(params.orderId);
    if (!found) throw new Problem('order.not_found');

    const { order, user } = found;
    const orders = ordersRepository(db);
    const [lines, history] = await Promise.all([
      orders.listLines(order.id, photoAddress),
      orders.listSteps(order),
    ]);
    return {
      ...toStaffOrder(order, user, locale),
      lines,
      history,
      costBreakdown: toCosts(order),
      paymentMethod: order.paymentMethod,
      shippingDetails: toAddressFields(order, locale),
    };
  });

  app.implement(changeOrderStatus, ({ params, body }, { actor }) =>
    db.transaction((tx) =>
      changeStatus(tx, { orderId: params.orderId, statusId: body.statusId, actorId: actor.id }),
    ),
  );
}
