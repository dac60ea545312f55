import { askForReturn, askForTrackedReturn, type ParsedInput } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { getTrackedOrder } from '../guest/tracked-orders.ts';
import { giveDestination } from '../refunds/refund-destinations.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { open } from '../returns/open-return.ts';
import { readCustomerReturn } from '../returns/returns-for-customer.ts';
import { tellOfReturn } from '../returns/tell-of-return.ts';

type Options = { db: Database; photoUrls: PhotoUrls; limits: Limits; queueMail: QueueMail };

type Asking = Omit<Parameters<typeof open>[1], 'staffId' | 'now' | 'body'> & {
  body: ParsedInput<typeof askForReturn>['body'];
};

/** Customers ask for returns of their own orders, and of those whose link they have. */
export default async function customerReturnsRoutes(
  app: FastifyInstance,
  { db, photoUrls, limits, queueMail }: Options,
): Promise<void> {
  async function ask({ body: { refundTo, ...body }, ...asking }: Asking) {
    const { orderId } = asking;
    await limits.askedReturns.take(String(orderId));
    const now = new Date();
    return db.transaction(async (tx) => {
      const { id, isNew } = await open(tx, { ...asking, body, staffId: null, now });
      // The mail about the return says where to.
      if (isNew && refundTo) await giveDestination(tx, { orderId, refundTo, staffId: null });
      if (isNew) await tellOfReturn(tx, queueMail, { id, mail: 'return-requested' });
      return readCustomerReturn(tx, id, { photoUrls, now });
    });
  }

  app.implement(askForReturn, async ({ params, body }, { actor, key }) => {
    const order = await findOrderOfCustomer(db, { ...params, userId: actor.id });
    if (!order) throw new Problem('order.not_found');
    return ask({ orderId: order.id, body, key });
  });

  app.implement(askForTrackedReturn, async ({ params, body }, { key }) => {
    const { id: orderId } = await getTrackedOrder(db, params.token);
    return ask({ orderId, body, key });
  });
}
