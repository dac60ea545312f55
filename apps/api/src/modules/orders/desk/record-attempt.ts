import {
  type AttemptAnswer,
  type Cancellation,
  OrderStatus,
  orderStatusName,
  type ParsedInput,
  type recordAttempt,
} from '@craftsandore/contract';
import { fakeOrderWords, type Locale, orderStatusLabel } from '@craftsandore/i18n';
import { isFinal } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';
import { changeStatus } from '../change-order-status.ts';
import { callTime } from '../call-time.ts';
import { keepSentByHand } from './asking-messages.ts';
import { isDepositNeeded } from './deposits.ts';
import { settle } from './settle.ts';

type Body = ParsedInput<typeof recordAttempt>['body'];

type Attempt = {
  orderId: number;
  body: Body;
  actorId: number;
  key: string | null;
  locale: Locale;
  now: Date;
  /** For who notes a message that was sent by hand. */
  confirmTokens?: ConfirmTokens;
};

/**
 * Notes what came of an attempt, and moves the order on where that decides it. Of two people who note at once the second
 * one finds what the first one has made of the order: it may be decided.
 */
export async function noteAttempt(
  tx: Transaction,
  { orderId, body, actorId, key, locale, now, confirmTokens }: Attempt,
): Promise<AttemptAnswer> {
  const keyHash = key && requestHash({ orderId, actorId, body });
  if (key && (await isNoted(tx, key, keyHash))) return settle(tx, orderId, now);

  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  const isOlder = body.seenVersion !== undefined && body.seenVersion !== order.version;
  if (isOlder || order.statusId !== OrderStatus.pending) {
    const current = await settle(tx, orderId, now);
    throw new Problem('order.changed', { values: { status: labels(order) }, current });
  }

  const isBare = body.outcome === 'confirmed' && !body.note;
  if (isBare && (await isDepositNeeded(tx, orderId, now))) {
    throw new Problem('order.deposit_not_noted');
  }

  const { until, isLastWarning, note, reason, message, seenVersion: _, ...said } = body;
  const attempt: typeof confirmationAttempts.$inferInsert = {
    ...said,
    ...{ orderId, isLastWarning, note, reason, key, keyHash },
    until: until === undefined ? null : callTime(until, now),
    ...{ actorKind: 'staff', actorId, createdAt: now },
  };
  const [noted] = await tx.insert(confirmationAttempts).values(attempt).returning();
  if (message && noted) {
    await keepSentByHand(tx, { order, message, attemptId: noted.id, confirmTokens, now });
  }
  if (isFinal(body.outcome)) await decide(tx, { order, body, actorId, locale });
  return settle(tx, orderId, now);
}

/** Whether the same was noted already: the first answer was lost on the way. @throws Problem for something else. */
async function isNoted(tx: Transaction, key: string, keyHash: string | null): Promise<boolean> {
  await holdName(tx, key);
  const [noted] = await tx
    .select({ keyHash: confirmationAttempts.keyHash })
    .from(confirmationAttempts)
    .where(eq(confirmationAttempts.key, key));
  if (noted && noted.keyHash !== keyHash) throw new Problem('request.key_reused');
  return noted !== undefined;
}

type Decision = { order: OrderRow; body: Body; actorId: number; locale: Locale };

async function decide(tx: Transaction, { order, body, actorId, locale }: Decision): Promise<void> {
  const isConfirmed = body.outcome === 'confirmed';
  await changeStatus(tx, {
    orderId: order.id,
    statusId: isConfirmed ? OrderStatus.confirmed : OrderStatus.cancelled,
    actorId,
    ...(!isConfirmed && { cancellation: cancellationOf(body, locale) }),
  });
}

function cancellationOf({ outcome, reason, note }: Body, locale: Locale): Cancellation {
  const words = note && { words: note };
  if (outcome === 'duplicate') return { reason: 'duplicate', ...words };
  if (outcome === 'fake') return { reason: 'other', words: note ?? fakeOrderWords(locale) };
  return { reason: reason ?? 'changed-mind', ...words };
}

function labels({ statusId }: OrderRow) {
  const name = orderStatusName(statusId);
  return { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
}
