import {
  addOrderNote,
  changeOrderStatus,
  changeOrderStatuses,
  exportOrders,
  getOrder,
  listOrders,
  placePhoneOrder,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { assertMay } from '../../auth/access.ts';
import { findRecord } from '../../customers/find-record.ts';
import { attemptOnWire, findConfirmations, onWire } from '../desk/confirmations.ts';
import { findSaved } from '../../settings/settings.ts';
import { addressesOf } from '../addresses-of.ts';
import { findAdjustments } from '../adjustments.ts';
import { toCosts } from '../costs.ts';
import { type TrackingTokens, trackingHashOf } from '../guest/tracking-tokens.ts';
import { orderDetails } from '../order-details.ts';
import { noteOf, toPromised } from '../order-rows.ts';
import { findOrder, toStaffOrder } from '../orders-with-customers.ts';
import { findPaidBeside } from '../money/paid-beside.ts';
import { findOrderLines, findOrderSteps } from '../orders.ts';
import { findExchangeOf } from '../returns/exchange-of-order.ts';
import { changeStatuses } from './change-order-statuses.ts';
import { exportOrdersAsCsv } from './export-orders.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { moveOrder } from './move-order.ts';
import { findOrderNotes, insertOrderNote } from './order-notes.ts';
import { placeOrderByPhone } from './place-phone-order.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  trackingTokens: TrackingTokens;
  storefrontUrl: string;
};

/** All orders, for staff. */
export default async function staffOrdersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls, queueMail, trackingTokens, storefrontUrl } = options;

  app.implement(listOrders, ({ query }, { locale }) => listStaffOrders(db, query, locale));

  app.implement(exportOrders, ({ query }, { locale }) => exportOrdersAsCsv(db, query, locale));

  app.implement(getOrder, async ({ params: { orderId } }, { locale }) => {
    const found = await findOrder(db, orderId);
    if (!found) throw new Problem('order.not_found');

    const { order } = found;
    const { settings: policy } = await findSaved(db, 'desk');
    const [
      { lines },
      adjustments,
      history,
      notes,
      customerRecord,
      confirmations,
      exchangeOf,
      paid,
    ] = await Promise.all([
      findOrderLines(db, orderId, photoUrls),
      findAdjustments(db, order),
      findOrderSteps(db, order),
      findOrderNotes(db, orderId),
      order.customerId === null ? null : findRecord(db, order.customerId),
      findConfirmations(db, { orderIds: [orderId], policy, now: new Date() }),
      findExchangeOf(db, order),
      findPaidBeside(db, order),
    ]);
    const onDesk = confirmations.get(orderId);
    if (!onDesk) throw new Problem('order.not_found');

    return {
      ...toStaffOrder(found, locale),
      version: order.version,
      changesCount: onDesk.changesCount,
      lines,
      adjustments,
      history,
      notes,
      attempts: onDesk.attempts.map(attemptOnWire),
      confirmation: onWire(onDesk.confirmation),
      customerRecord,
      costBreakdown: toCosts(order),
      promised: toPromised(order),
      paymentMethod: order.paymentMethod,
      customerNote: noteOf(order),
      ...addressesOf(order, locale),
      exchangeOf,
      deposits: paid.deposits,
    };
  });

  app.implement(placePhoneOrder, async ({ body }, { actor, locale }) => {
    if (body.adjustment) assertMay(actor, 'promotion:write');
    const trackingToken = trackingTokens.of(body.placementKey);
    const order = await db.transaction(async (tx) => {
      const placed = await placeOrderByPhone(tx, {
        ...body,
        staffId: actor.id,
        trackingHash: trackingHashOf(trackingToken),
        locale,
        now: new Date(),
      });
      const job = { mail: 'order-placed', orderId: placed.order.id, locale } as const;
      if (placed.isNew) await queueMail(tx, job);
      return placed.order;
    });
    return {
      order: await orderDetails(db, photoUrls, order, locale),
      trackingUrl: `${storefrontUrl}/track/${trackingToken}`,
    };
  });

  app.implement(changeOrderStatus, ({ params, body: { seenStatusId, ...move } }, { actor }) => {
    const seenStatusIds = seenStatusId && [seenStatusId];
    return db.transaction((tx) =>
      moveOrder(tx, { ...params, ...move, seenStatusIds, actorId: actor.id, now: new Date() }),
    );
  });

  app.implement(changeOrderStatuses, ({ body }, { actor, locale }) =>
    changeStatuses(db, { ...body, actorId: actor.id, locale, now: new Date() }),
  );

  app.implement(addOrderNote, ({ params, body }, { actor }) =>
    db.transaction((tx) => insertOrderNote(tx, { ...params, ...body }, actor)),
  );
}
