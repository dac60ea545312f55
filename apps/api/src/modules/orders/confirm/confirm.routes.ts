import { answerConfirmLink, readConfirmLink } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { isPrivate } from '../../../limits/is-private.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import type { TrackingTokens } from '../guest/tracking-tokens.ts';
import type { OrderRow } from '../order-rows.ts';
import { answerLink } from './answer-link.ts';
import { confirmLinkOf } from './confirm-link.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  limits: Limits;
  trackingTokens: TrackingTokens;
  confirmTokens: ConfirmTokens;
};

/** A customer confirms an order alone, by the link of a message. */
export default async function confirmRoutes(app: FastifyInstance, options: Options) {
  const { db, limits, confirmTokens } = options;

  /** @throws Problem for a token that is of no order: of one network only so many are looked up. */
  async function orderOf(token: string, ip: string): Promise<OrderRow> {
    const id = confirmTokens.orderIdIn(token);
    const [order] = id === null ? [] : await db.select().from(orders).where(eq(orders.id, id));
    if (order && confirmTokens.isOf(token, order)) return order;
    // The storefront asks for everybody, and counts its visitors itself.
    if (!isPrivate(ip)) await limits.wrongLinks.take(siteOf(ip));
    throw new Problem('order.not_found');
  }

  app.implement(readConfirmLink, async ({ params }, { ip, locale }) =>
    confirmLinkOf(options, await orderOf(params.token, ip), { locale, now: new Date() }),
  );

  app.implement(answerConfirmLink, async ({ params, body }, { ip }) => {
    const { id: orderId } = await orderOf(params.token, ip);
    // Each one begins a new round at the desk: without end, an order would never end.
    if (body.answer === 'call_me') await limits.askedCalls.take(String(orderId));
    const state = await db.transaction((tx) =>
      answerLink(tx, { orderId, body, confirmTokens, now: new Date() }),
    );
    return { state };
  });
}
