import {
  type FailedReason,
  isHandedOver,
  type ParcelState,
  runLinkDays,
  type StopOutcome,
} from '@craftsandore/contract';

import { cairoMoment, dayAfter } from './days.ts';
import type { Kept } from './kept.ts';

/** What a driver says of a stop. */
export type Outcome = {
  /** What tells it from all others: the same one may come twice. */
  id: string;
  outcome: StopOutcome;
  reason: FailedReason | null;
  /** Piastres that were taken; of who refused it, for the way. */
  cash: number;
  at: Date;
};

/** Of the same moment what is further on comes later, as with parcels. */
const order: StopOutcome[] = ['not_reached', 'postponed', 'delivered', 'partly', 'refused'];

/**
 * What has come of a stop, from all that was said of it, in whatever order and however often that came: the latest, but what
 * was delivered can only be given back, all of it or in part.
 */
export function outcomeOf<T extends Outcome>(said: readonly T[]): T | null {
  const each = [...new Map(said.map((one) => [one.id, one])).values()].sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      order.indexOf(one.outcome) - order.indexOf(other.outcome) ||
      (one.id < other.id ? -1 : 1),
  );
  return each.reduce<T | null>((now, next) => {
    const isOfPieces = isHandedOver(next.outcome) || next.outcome === 'refused';
    return now && isHandedOver(now.outcome) && !isOfPieces ? now : next;
  }, null);
}

type Stop = {
  outcome: Pick<Outcome, 'cash'> | null;
  /** Where its parcel is, as far as anybody knows, and what was to be taken for it. */
  state: ParcelState;
  cashDue: number;
};

/** The cash that a driver has of a stop: as they say; where they do not, staff have noted that it was delivered. */
export function takenAt({ outcome, state, cashDue }: Stop): number {
  if (outcome) return outcome.cash;
  return state === 'delivered' ? cashDue : 0;
}

type Happened = {
  state: ParcelState;
  reason: FailedReason | null;
  kept: Kept | null;
  /** What was paid for the way of what was refused. */
  wayPaid?: number;
};

type Told = Pick<Outcome, 'outcome' | 'reason' | 'cash'> & {
  /** Which pieces were kept, where not all were. */
  kept: Kept | null;
};

/** What has happened to a parcel when its driver says so: who refuses it at the door sends it back. */
export function happenedAt({ outcome, reason, kept, cash }: Told): Happened[] {
  switch (outcome) {
    case 'delivered':
      return [{ state: 'delivered', reason: null, kept: 'all' }];
    case 'partly':
      return [{ state: 'delivered', reason: null, kept }];
    case 'refused':
      return [
        { state: 'attempt_failed', reason, kept: null },
        { state: 'returning', reason, kept: 'none', wayPaid: cash },
      ];
    case 'postponed':
      return [{ state: 'attempt_failed', reason: 'postponed', kept: null }];
    case 'not_reached':
      return [{ state: 'attempt_failed', reason, kept: null }];
  }
}

/**
 * How the cash that was counted is shared among the parcels for which it was taken: each gets what the driver says; what is
 * missing is missing of the last ones, and what is left over is the last one's. Nothing is shared where nothing was taken.
 */
export function sharesOf(taken: readonly number[], counted: number): number[] {
  let left = counted;
  return taken.map((amount, index) => {
    const share = index === taken.length - 1 ? left : Math.min(amount, left);
    left -= share;
    return share;
  });
}

/** When the link of a run ends by itself: it is opened on its day, and on two more. */
export const linkEndOf = (day: string): Date => cairoMoment(dayAfter(day, runLinkDays + 1), 0);
