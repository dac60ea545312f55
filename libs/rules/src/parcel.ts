import { type FailedReason, type ParcelState, parcelStates } from '@craftsandore/contract';

import { isInPart, type Kept } from './kept.ts';

/** Something that is said to have happened to a parcel. */
export type ParcelNews = {
  /** What tells it from all others: the same one may come twice. */
  key: string;
  state: ParcelState;
  reason: FailedReason | null;
  /** Which pieces were kept, as whoever was at the door says; null from all others. */
  kept: Kept | null;
  /** What was paid for the way of what was refused, in piastres; null from who was not at the door. */
  wayPaid: number | null;
  at: Date;
};

export type ParcelNow = {
  state: ParcelState;
  /** Why the last attempt failed, or why it comes back; null where nobody said. */
  reason: FailedReason | null;
  /** How often somebody was at the door in vain. */
  attempts: number;
  /** When it came into this state; null while it is only booked. */
  since: Date | null;
  /** Whether it has ever left the shop. */
  hasLeft: boolean;
  /** What was said at the door last, wherever the parcel has been since: why it comes back, if it does. */
  saidAtDoor: FailedReason | null;
  /** How many pieces of each line were kept; null unless it is delivered and others were refused. */
  kept: Exclude<Kept, string> | null;
  /** What was paid for the way at the door by who refused it, while it is coming back, or back, or gone; in piastres. */
  wayPaid: number;
};

/** `older`: something later was known already. `impossible`: the parcel can no longer be so, or never could. */
type Verdict = 'applied' | 'older' | 'impossible';

const booked: ParcelNow = {
  ...{ state: 'booked', reason: null, attempts: 0, since: null, hasLeft: false, saidAtDoor: null },
  ...{ kept: null, wayPaid: 0 },
};

/** From these nobody takes it to the door again, unless it is said so. */
const ended: ParcelState[] = ['returning', 'returned', 'lost', 'damaged'];

const inShop: ParcelState[] = ['booking', 'booked', 'booking_cancelled', 'needs_staff'];

/**
 * Where a parcel is, from all that is known of it. What happened is put in the order in which it happened, each once, so
 * nothing depends on the order in which carriers tell of it, how often, or how late.
 */
export function parcelOf(news: readonly ParcelNews[]): ParcelNow {
  return inOrder(news).reduce(
    (now, event) => (canFollow(now, event) ? after(now, event) : now),
    booked,
  );
}

/** What a piece of news makes of a parcel of which other news is known. */
export function verdictOn(known: readonly ParcelNews[], event: ParcelNews): Verdict {
  const all = inOrder([...known, event]);
  const before = parcelOf(all.slice(0, all.indexOf(event)));
  if (!canFollow(before, event)) return 'impossible';
  const [now, then] = [parcelOf(all), after(before, event)];
  return now.state === then.state && now.since === then.since ? 'applied' : 'older';
}

type Next = Pick<ParcelNews, 'state' | 'kept'>;

/**
 * A parcel that is back is back, a delivered one can only come back, and what has left is no booking any more. Once some pieces
 * were kept, only who was at the door says otherwise: what carriers tell then is of the others.
 */
function canFollow({ state, since, hasLeft, kept }: ParcelNow, { state: next, ...said }: Next) {
  if (next === 'booking') return since === null;
  if (next === 'booked') {
    return state === 'booking' || state === 'booked' || (state === 'needs_staff' && !hasLeft);
  }
  if (state === 'returned') return false;
  if (kept !== null) return said.kept !== null && (next === 'delivered' || next === 'returning');
  if (state === 'delivered') {
    return next === 'returning' || next === 'returned' || (next === state && isInPart(said.kept));
  }
  return next !== 'booking_cancelled' || !hasLeft;
}

function after(before: ParcelNow, event: ParcelNews): ParcelNow {
  const { attempts, hasLeft, saidAtDoor: said, wayPaid } = before;
  const { state, at } = event;
  const isComingBack = state === 'returning' || state === 'returned';
  // Who took it in the end refuses it no more.
  const saidAtDoor = state === 'delivered' ? null : (event.reason ?? said);
  return {
    ...{ state, saidAtDoor },
    // Who refused it at the door is why it comes back.
    reason: event.reason ?? (isComingBack ? saidAtDoor : null),
    attempts: attempts + (state === 'attempt_failed' ? 1 : 0),
    since: at,
    hasLeft: hasLeft || !inShop.includes(state),
    kept: state === 'delivered' && isInPart(event.kept) ? event.kept : null,
    wayPaid: ended.includes(state) ? (event.wayPaid ?? wayPaid) : 0,
  };
}

function inOrder(news: readonly ParcelNews[]): ParcelNews[] {
  const each = new Map(news.map((event) => [event.key, event]));
  return [...each.values()].sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      // Of the same moment what is further on comes later.
      parcelStates.indexOf(one.state) - parcelStates.indexOf(other.state) ||
      Number(isInPart(one.kept)) - Number(isInPart(other.kept)) ||
      (one.key < other.key ? -1 : 1),
  );
}
