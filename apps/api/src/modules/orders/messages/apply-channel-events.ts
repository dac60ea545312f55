import { OrderStatus } from '@craftsandore/contract';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { channelEvents, messages } from '../../../db/schema/messages.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { answerLink } from '../confirm/answer-link.ts';
import { settle } from '../desk/settle.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';
import { lockOrder } from '../orders.ts';
import { noteSent } from './note-outcome.ts';

type EventRow = typeof channelEvents.$inferSelect;

type Parts = { db: Database; limits: Limits; confirmTokens: ConfirmTokens; now?: Date };

/**
 * Does what was told and is not done yet, in its order. Of several at once each thing is done by one.
 * @throws what failed, once all others are done
 */
export async function applyChannelEvents(parts: Parts): Promise<void> {
  const failures: unknown[] = [];
  for (let last = 0; ;) {
    const [event] = await parts.db
      .select()
      .from(channelEvents)
      .where(and(isNull(channelEvents.outcome), gt(channelEvents.id, last)))
      .orderBy(asc(channelEvents.id))
      .limit(1);
    if (!event) break;
    last = event.id;
    try {
      const outcome = await apply(parts, event);
      const isOpen = and(eq(channelEvents.id, event.id), isNull(channelEvents.outcome));
      await parts.db.update(channelEvents).set({ outcome }).where(isOpen);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function apply({ db, limits, confirmTokens, now = new Date() }: Parts, event: EventRow) {
  if (event.kind === 'status') return db.transaction((tx) => applyStatus(tx, event, now));
  const { orderId, answer, version } = event;
  if (orderId === null || answer === null || version === null) return 'unknown';
  try {
    if (answer === 'call_me') await limits.askedCalls.take(String(orderId));
    return await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return 'order.not_found';
      // What it was checked against when it came: an order that was changed since is not what the customer has seen.
      const formToken = confirmTokens.formTokenOf({ ...order, version });
      const body = { answer, formToken };
      return answerLink(tx, { orderId, body, confirmTokens, channel: 'whatsapp', now });
    });
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** How far a message is: it only ever goes on. What was delivered in the end did not fail. */
const far = { waiting: 0, sending: 1, unsure: 1, sent: 2, failed: 3, delivered: 4, read: 5 };

/** @returns what came of it: `unknown` for a message that is not the shop's. */
async function applyStatus(tx: Transaction, event: EventRow, now: Date): Promise<string> {
  const { providerId, jobId, status, failure, detail } = event;
  if (status === null) return 'unknown';
  const ofService = or(
    eq(messages.providerId, providerId),
    // It may be quicker than its own answer to who sent it, or that was lost.
    jobId === null
      ? undefined
      : and(
          eq(messages.jobId, jobId),
          isNull(messages.providerId),
          inArray(messages.state, ['sending', 'unsure']),
        ),
  );
  const [known] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.channel, 'whatsapp'), ofService));
  if (!known) return 'unknown';
  const order = await lockOrder(tx, known.orderId);
  if (!order) return 'unknown';
  if (known.providerId === null) {
    await noteSent(tx, { messageId: known.id, providerId, now });
  }
  const [message] = await tx.select().from(messages).where(eq(messages.id, known.id));
  if (!message || far[status] <= far[message.state]) return 'earlier';
  await tx
    .update(messages)
    .set(
      status === 'failed'
        ? { state: status, failure, error: detail, sentAt: null }
        : { state: status, failure: null, error: null, sentAt: message.sentAt ?? now },
    )
    .where(eq(messages.id, message.id));
  // Whether the attempt counts has changed with it.
  const isOtherwise = status === 'failed' || message.state === 'failed';
  if (isOtherwise && order.statusId === OrderStatus.pending) await settle(tx, order.id, now, {});
  return status;
}
