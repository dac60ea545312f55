import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  exportOrders as exportOrdersCall,
  getOrder,
  listOrders,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { addressesOf } from './addresses-of.ts';
import { changeStatus } from './change-order-status.ts';
import { changeStatuses } from './change-order-statuses.ts';
import { toCosts } from './costs.ts';
import { exportOrders } from './export-orders.ts';
import { orderNotesRepository } from './order-notes.repository.ts';
import { ordersRepository } from './orders.repository.ts';
import { listStaffOrders, toStaffOrder } from './staff-orders.ts';
import { staffOrdersRepository } from './staff-orders.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress };

/** All orders, for staff. */
export default async function staffOrdersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoAddress } = options;
  const notes = orderNotesRepository(db);

  app.implement(listOrders, ({ query }, { locale }) => listStaffOrders(db, query, locale));

  app.implement(exportOrdersCall, ({ query }, { locale }) => exportOrders(db, query, locale));

  app.implement(getOrder, async ({ params: { orderId } }, { locale }) => {
    const found = await staffOrdersRepository(db).find(orderId);
    if (!found) throw new Problem('order.not_found');

    const { order } = found;
    const orders = ordersRepository(db);
    const [lines, history, ownNotes] = await Promise.all([
      orders.listLines(orderId, photoAddress),
      orders.listSteps(order),
      notes.list(orderId),
    ]);
    return {
      ...toStaffOrder(found, locale),
      lines,
      history,
      notes: ownNotes,
      costBreakdown: toCosts(order),
      paymentMethod: order.paymentMethod,
      ...addressesOf(order, locale),
    };
  });

  app.implement(changeOrderStatus, ({ params, body }, { actor }) =>
    db.transaction((tx) => changeStatus(tx, { ...params, ...body, actorId: actor.id })),
  );

  app.implement(changeOrderStatuses, ({ body }, { actor, locale }) =>
    changeStatuses(db, { ...body, actorId: actor.id, locale }),
  );

  app.implement(addOrderNote, ({ params, body }, { actor }) =>
    notes.add(params.orderId, body.text, actor),
  );
}
