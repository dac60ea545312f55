import {
  type answerConfirmLink,
  type ConfirmLinkState,
  customerMayCancel,
  OrderStatus,
  orderStatusName,
  type ParsedInput,
} from '@craftsandore/contract';
import { declineReasonWords, defaultLocale, orderStatusLabel } from '@craftsandore/i18n';

import type { Transaction } from '../../../db/client.ts';
import { confirmationAttempts } from '../../../db/schema/desk.ts';
import { Problem } from '../../../problem.ts';
import { assertNoDeposit } from '../desk/deposits.ts';
import { settle } from '../desk/settle.ts';
import { cancelForCustomer } from '../guest/tracked-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrder, updateOrderStatus } from '../orders.ts';
import { callTime } from '../call-time.ts';
import { lastAttempt, stateOf } from './confirm-link.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';

type Body = ParsedInput<typeof answerConfirmLink>['body'];

type Answer = {
  orderId: number;
  body: Body;
  confirmTokens: ConfirmTokens;
  /** By a button of a message, or by the link. */
  channel?: 'whatsapp' | 'link';
  now: Date;
};

const minute = 60_000;

/**
 * Does what a customer answers by the link or a button, and notes it as an attempt of theirs. Of two presses at once the first decides:
 * the second one is told the same where it says the same, and else what the order is by then.
 */
export async function answerLink(
  tx: Transaction,
  { orderId, body, confirmTokens, channel = 'link', now }: Answer,
): Promise<ConfirmLinkState> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (order.statusId !== OrderStatus.pending) return answerDecided(tx, order, body);
  if (!confirmTokens.isFormTokenOf(body.formToken, order)) throw new Problem('order.not_seen');

  if (body.answer === 'confirm') await assertNoDeposit(tx, orderId, now);

  const attempt = { ...attemptOf(order, body, now), channel };
  if (body.answer === 'call_me' && (await isAskedAlready(tx, orderId, attempt.until))) {
    return 'call_me';
  }
  await tx.insert(confirmationAttempts).values(attempt);
  if (body.answer === 'confirm') {
    await updateOrderStatus(tx, orderId, {
      ...{ statusId: OrderStatus.confirmed, actorKind: 'customer', actorId: null },
    });
  } else if (body.answer === 'cancel') {
    const reason = attempt.note ?? undefined;
    await cancelForCustomer(tx, { orderId, userId: null, reason });
  }
  await settle(tx, orderId, now);
  return statesOf[body.answer];
}

const statesOf = { confirm: 'confirmed', cancel: 'cancelled', call_me: 'call_me' } as const;

async function answerDecided(
  tx: Transaction,
  order: OrderRow,
  { answer }: Body,
): Promise<ConfirmLinkState> {
  const { state } = await stateOf(tx, order);
  if (state === statesOf[answer]) return state;
  const name = orderStatusName(order.statusId);
  const status = { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
  const isTooLate =
    answer === 'cancel' && state === 'confirmed' && !customerMayCancel(order.statusId);
  throw new Problem(isTooLate ? 'order.too_late_to_cancel' : 'order.decided', {
    ...{ values: { status }, current: { state } },
  });
}

function attemptOf({ id, locale }: OrderRow, { answer, at, reason }: Body, now: Date) {
  const said = { orderId: id, direction: 'in', actorKind: 'customer' } as const;
  const attempt = { ...said, until: null, note: null, createdAt: now };
  switch (answer) {
    case 'confirm':
      return { ...attempt, outcome: 'confirmed' as const };
    case 'cancel': {
      const note = reason ? declineReasonWords(reason, locale ?? defaultLocale) : null;
      return { ...attempt, outcome: 'declined' as const, reason: 'changed-mind' as const, note };
    }
    case 'call_me': {
      const until = at === undefined ? now : callTime(at, now);
      return { ...attempt, outcome: 'asked_later' as const, until };
    }
  }
}

/** Pressed twice. */
async function isAskedAlready(tx: Transaction, orderId: number, until: Date | null) {
  const last = await lastAttempt(tx, orderId);
  if (last?.outcome !== 'asked_later' || last.direction !== 'in' || !last.until || !until)
    return false;
  return Math.abs(last.until.getTime() - until.getTime()) < minute;
}
