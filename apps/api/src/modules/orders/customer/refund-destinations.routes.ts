import {
  giveRefundDestination,
  giveTrackedRefundDestination,
  listRefundDestinations,
  noteRefundDestination,
  type RefundDestination,
} from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { getTrackedOrder } from '../guest/tracked-orders.ts';
import { findPaidBeside } from '../money/paid-beside.ts';
import { findDestinations, findRefundTo, giveDestination } from '../refunds/refund-destinations.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { findCustomerReturns } from '../returns/returns-for-customer.ts';

type Options = { db: Database; photoUrls: PhotoUrls; limits: Limits; queueMail: QueueMail };

/** Where money is paid back to: customers say it of their orders, and staff for who has phoned. */
export default async function refundDestinationsRoutes(
  app: FastifyInstance,
  { db, photoUrls, limits, queueMail }: Options,
): Promise<void> {
  /** Its customer is written to with each, so that who has only found a link cannot turn money aside unseen. */
  async function keep(tx: Transaction, giving: Parameters<typeof giveDestination>[1]) {
    if (!(await giveDestination(tx, giving))) return;
    const { orderId } = giving;
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const locale = order?.locale ?? defaultLocale;
    await queueMail(tx, { mail: 'refund-destination-given', returnId: null, orderId, locale });
  }

  async function give(order: OrderRow, refundTo: RefundDestination) {
    await limits.refundDestinations.take(String(order.id));
    await db.transaction((tx) => keep(tx, { orderId: order.id, refundTo, staffId: null }));
    const [returns, { refund }] = await Promise.all([
      findCustomerReturns(db, order, { photoUrls, now: new Date() }),
      findPaidBeside(db, order),
    ]);
    const given = await findRefundTo(db, order.id, { returns, refund });
    // Paid at this moment.
    if (!given) throw new Problem('refund.not_due');
    return given;
  }

  app.implement(giveRefundDestination, async ({ params, body }, { actor }) => {
    const order = await findOrderOfCustomer(db, { ...params, userId: actor.id });
    if (!order) throw new Problem('order.not_found');
    return give(order, body.refundTo);
  });

  app.implement(giveTrackedRefundDestination, async ({ params, body }) =>
    give(await getTrackedOrder(db, params.token), body.refundTo),
  );

  app.implement(listRefundDestinations, async ({ params: { orderId } }) => {
    if ((await db.$count(orders, eq(orders.id, orderId))) === 0) {
      throw new Problem('order.not_found');
    }
    return (await findDestinations(db, [orderId]))(orderId);
  });

  app.implement(noteRefundDestination, async ({ params: { orderId }, body }, { actor }) =>
    db.transaction(async (tx) => {
      await keep(tx, { orderId, refundTo: body.refundTo, staffId: actor.id });
      return (await findDestinations(tx, [orderId]))(orderId);
    }),
  );
}
