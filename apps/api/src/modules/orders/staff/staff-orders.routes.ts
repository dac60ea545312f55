import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  exportOrders,
  getOrder,
  listOrders,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findRecord } from '../../customers/find-record.ts';
import { addressesOf } from '../addresses-of.ts';
import { toCosts } from '../costs.ts';
import { noteOf, toPromised } from '../order-rows.ts';
import { findOrder, toStaffOrder } from '../orders-with-customers.ts';
import { findOrderLines, findOrderSteps } from '../orders.ts';
import { changeStatus } from './change-order-status.ts';
import { changeStatuses } from './change-order-statuses.ts';
import { exportOrdersAsCsv } from './export-orders.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { findOrderNotes, insertOrderNote } from './order-notes.ts';

type Options = { db: Database; photoUrls: PhotoUrls };

/** All orders, for staff. */
export default async function staffOrdersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls } = options;

  app.implement(listOrders, ({ query }, { locale }) => listStaffOrders(db, query, locale));

  app.implement(exportOrders, ({ query }, { locale }) => exportOrdersAsCsv(db, query, locale));

  app.implement(getOrder, async ({ params: { orderId } }, { locale }) => {
    const found = await findOrder(db, orderId);
    if (!found) throw new Problem('order.not_found');

    const { order } = found;
    const [lines, history, notes, customerRecord] = await Promise.all([
      findOrderLines(db, orderId, photoUrls),
      findOrderSteps(db, order),
      findOrderNotes(db, orderId),
      order.customerId === null ? null : findRecord(db, order.customerId),
    ]);
    return {
      ...toStaffOrder(found, locale),
      lines,
      history,
      notes,
      customerRecord,
      costBreakdown: toCosts(order),
      promised: toPromised(order),
      paymentMethod: order.paymentMethod,
      customerNote: noteOf(order),
      ...addressesOf(order, locale),
    };
  });

  app.implement(changeOrderStatus, ({ params, body: { seenStatusId, ...move } }, { actor }) => {
    const seenStatusIds = seenStatusId && [seenStatusId];
    return db.transaction((tx) =>
      changeStatus(tx, { ...params, ...move, seenStatusIds, actorId: actor.id }),
    );
  });

  app.implement(changeOrderStatuses, ({ body }, { actor, locale }) =>
    changeStatuses(db, { ...body, actorId: actor.id, locale }),
  );

  app.implement(addOrderNote, ({ params, body }, { actor }) =>
    insertOrderNote(db, { ...params, ...body }, actor),
  );
}
