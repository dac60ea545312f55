import { OrderStatus } from '@craftsandore/contract';
import { and, eq, inArray } from 'drizzle-orm';

import type { Sent } from '../../../channels/channel.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { messages } from '../../../db/schema/messages.ts';
import { settle } from '../desk/settle.ts';
import { lockOrder } from '../orders.ts';

const minute = 60_000;
/** Tries of a message that the service takes later: over about four hours. */
const maxTries = 9;
const longestWait = 60 * minute;
const longestAsked = 24 * 60 * minute;

/** Keeps what came of handing a message to a service. What the service has told of it meanwhile stays. */
export async function noteOutcome(
  db: Database,
  messageId: number,
  sent: Sent,
  now: Date,
): Promise<void> {
  if (sent.result === 'sent') {
    await db.transaction((tx) => noteSent(tx, { messageId, providerId: sent.providerId, now }));
    return;
  }
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), eq(messages.state, 'sending')))
      .for('update');
    if (!message) return;
    const set = (values: Partial<typeof messages.$inferInsert>) =>
      tx.update(messages).set(values).where(eq(messages.id, messageId));
    if (sent.result === 'unsure') {
      await set({ state: 'unsure' });
    } else if (sent.passing && message.attempts < maxTries) {
      const asked = Math.min((sent.retryAfterSeconds ?? 0) * 1000, longestAsked);
      const wait = Math.min(2 ** (message.attempts - 1) * minute, longestWait);
      const tryAt = new Date(now.getTime() + Math.max(wait, asked));
      await set({ state: 'waiting', tryAt, error: sent.detail });
    } else {
      const isUnreachable = !sent.passing && sent.isUnreachable;
      const failure = isUnreachable ? 'not_reached' : 'refused';
      await set({ state: 'failed', failure, error: sent.detail });
    }
  });
}

type Accepted = { messageId: number; providerId: string; now: Date };

/** A service has taken a message: only now it counts as an attempt to reach the customer. Told again, it changes nothing. */
export async function noteSent(
  tx: Transaction,
  { messageId, providerId, now }: Accepted,
): Promise<void> {
  const [known] = await tx
    .select({ orderId: messages.orderId })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (!known) return;
  const order = await lockOrder(tx, known.orderId);
  const [message] = await tx
    .update(messages)
    .set({ state: 'sent', sentAt: now, providerId, failure: null, error: null })
    .where(and(eq(messages.id, messageId), inArray(messages.state, ['sending', 'unsure'])))
    .returning();
  if (!message || !order) return;
  const [attempt] = await tx
    .insert(confirmationAttempts)
    .values({
      ...{ orderId: order.id, channel: message.channel === 'sms' ? 'sms' : 'whatsapp' },
      ...{ direction: 'out', outcome: 'sent', actorKind: 'system', createdAt: now },
      isLastWarning: message.template === 'last-warning',
    })
    .returning({ id: confirmationAttempts.id });
  await tx.update(messages).set({ attemptId: attempt?.id }).where(eq(messages.id, messageId));
  if (order.statusId === OrderStatus.pending) await settle(tx, order.id, now, {});
}
