import {
  faultReasons,
  type ReturnClock,
  type ReturnReason,
  type ReturnState,
  type ReturnWish,
} from '@craftsandore/contract';

import { cairoClock, dayAfter } from './days.ts';
import type { Made } from './delivery.ts';
import type { Judged } from './inspection.ts';

/** Days after delivery on which its customer may ask for a return (Law 181/2018, article 40). */
const returnDays = 14;

/** Days in which the shop answers. */
const answerDays = 3;

/** Days after receiving in which the money is paid back (article 40), and the one on which it becomes urgent. */
const refundDays = 7;
const refundAlarmDay = 5;

/** Days after which somebody asks where the pieces are. */
const wayDays = 14;

const moves: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'refused'],
  approved: ['in_transit', 'received', 'closed'],
  in_transit: ['received', 'closed'],
  received: ['closed'],
  refused: [],
  closed: [],
};

/** What a return may become next. Before the pieces have come it is closed where they never will. */
export const nextReturnStates = (state: ReturnState): readonly ReturnState[] => moves[state];

const dayOf = (moment: Date) => cairoClock(moment).day;

/** Whole days from one day in Egypt to another; below nothing where that one was before. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The last day, in Egypt, on which the customer of an order may ask for a return of it. */
export const lastReturnDay = (deliveredAt: Date): string =>
  dayAfter(dayOf(deliveredAt), returnDays);

export const mayAskForReturn = (deliveredAt: Date, now: Date): boolean =>
  dayOf(now) <= lastReturnDay(deliveredAt);

/** The last day, in Egypt, on which the shop answers who asks. */
export const answerDueOn = (requestedAt: Date): string => dayAfter(dayOf(requestedAt), answerDays);

/** The last day, in Egypt, on which the money for what was received may be paid back. */
export const refundDueOn = (receivedAt: Date): string => dayAfter(dayOf(receivedAt), refundDays);

/** A refund that is due by this day in Egypt is on its fifth day, or later. */
export const alarmDueOn = (now: Date): string => dayAfter(dayOf(now), refundDays - refundAlarmDay);

const share = (days: number, of: number) => Math.min(1, Math.max(0, days / of));

/** How much time is gone until the last day of paying back, in Egypt. */
export function refundClock(refundDueOn: string, now: Date): ReturnClock {
  const days = daysBetween(dayOf(now), refundDueOn);
  const gone = refundDays - days;
  const tone = gone >= refundAlarmDay ? 'late' : gone === refundAlarmDay - 1 ? 'soon' : 'calm';
  return { of: 'refund', days, gone: share(gone, refundDays), tone };
}

type Timed = {
  state: ReturnState;
  requestedAt: Date;
  /** When it came into its state. */
  since: Date;
  /** In Egypt; null where no money is owed. */
  refundDueOn: string | null;
};

/** How much time is gone of what is to be done next for a return; null where nothing is. */
export function returnClock(
  { state, requestedAt, since, refundDueOn }: Timed,
  now: Date,
): ReturnClock | null {
  const today = dayOf(now);
  switch (state) {
    case 'requested': {
      const gone = daysBetween(dayOf(requestedAt), today);
      const days = answerDays - gone;
      const tone = days < 0 ? 'late' : days <= 1 ? 'soon' : 'calm';
      return { of: 'answer', days, gone: share(gone, answerDays), tone };
    }
    case 'approved':
    case 'in_transit': {
      const days = daysBetween(dayOf(since), today);
      const tone = days > wayDays ? 'soon' : 'calm';
      const of = state === 'approved' ? 'sending' : 'way';
      return { of, days, gone: share(days, wayDays), tone };
    }
    case 'received': {
      return refundDueOn === null ? null : refundClock(refundDueOn, now);
    }
    default:
      return null;
  }
}

type Line = { id: number; quantity: number };

/** What is or was on its way back of a line. */
type Returned = {
  state: ReturnState;
  wanted: ReturnWish;
  /** `judged`: null while nobody has. */
  lines: readonly { orderLineId: number; quantity: number; judged: Judged | null }[];
};

/** How many pieces are here, whole or not: one that is missing never left its customer. */
export const receivedPieces = ({ sellable, damaged }: Judged): number => sellable + damaged;

/**
 * How many pieces of each line may still be returned, by line. Those of a return that was refused, of one of which nothing
 * ever came, and those that were mended are the customer's as before.
 */
export function returnableOf(
  lines: readonly Line[],
  returns: readonly Returned[],
): Map<number, number> {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { state, wanted, lines: own } of returns) {
    const isOver = state === 'refused' || (state === 'closed' && wanted === 'repair');
    for (const { orderLineId, quantity, judged } of isOver ? [] : own) {
      const isAwaited = judged === null && state !== 'closed';
      const away = judged ? receivedPieces(judged) : isAwaited ? quantity : 0;
      left.set(orderLineId, (left.get(orderLineId) ?? 0) - away);
    }
  }
  return left;
}

/** For which reasons alone a piece may come back; undefined where any will do, or none (articles 40 and 41). */
export const onlyReasonsOf = ({ madeToOrderDays }: Made): readonly ReturnReason[] | undefined =>
  madeToOrderDays ? faultReasons : undefined;

type Costs = {
  /** Of all lines of the order, in piastres. */
  subtotal: number;
  /** By how much it was made cheaper, below nothing, or dearer. */
  adjustment: number;
};

/**
 * What was paid for pieces of an order: their price less their share of what the order was made cheaper by. Asked with all
 * that has come back, so that the whole order is worth what was paid for all of it, to the piastre, in however many returns.
 * Delivery and what was added for wrapping are no part of it. (Piastres.)
 */
export function worthOf(
  { subtotal, adjustment }: Costs,
  pieces: readonly { unitPrice: number; quantity: number }[],
): number {
  const price = pieces.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discount = Math.max(0, Math.min(-adjustment, subtotal));
  if (discount === 0 || subtotal === 0) return price;
  return price - Number((BigInt(discount) * BigInt(price)) / BigInt(subtotal));
}
