import {
  type AttemptChannel,
  type AttemptOutcome,
  type CallTimeName,
  type CareReason,
  type ConfirmationState,
  type DeskSettings,
  OrderStatus,
  type OrderStatusId,
  type Piastres,
  toLatinDigits,
} from '@craftsandore/contract';

import { cairoMinutes, cairoMoment, dayAfter, weekdayOf } from './days.ts';

/** One try to reach a customer, or one message of theirs. */
export type Attempt = {
  channel: AttemptChannel;
  direction: 'out' | 'in';
  outcome: AttemptOutcome;
  /** When the customer asked to be called; null where they did not. */
  until: Date | null;
  /** Whether it told the customer that the order ends without an answer. */
  isLastWarning: boolean;
  at: Date;
};

export type OrderToConfirm = {
  statusId: OrderStatusId;
  createdAt: Date;
  /** When what it holds was changed last; null where it never was. */
  changedAt: Date | null;
  /** When it left the first status for the last time; null where it has not. */
  closedAt: Date | null;
  /** Whether it has been confirmed or sent since, whatever came then: a parcel that comes back was wanted once. */
  wasConfirmed: boolean;
  totalCost: Piastres;
  streetAddress: string;
  building: string;
  /** Of the same customer: how many came before, and what became of the parcels. */
  earlierOrders: number;
  deliveredCount: number;
  refusedCount: number;
  /** When the same number ordered before; null where it never did. */
  previousAt: Date | null;
  /** Of those earlier ones: the highest total that was delivered, null where none was. */
  highestDelivered: Piastres | null;
  /** Delivered since the last parcel that was refused. */
  deliveredInRow: number;
  /** When a parcel was refused last; null where none was. */
  lastRefusedAt: Date | null;
  /** Whether a parcel was delivered where this one goes. */
  isKnownPlace: boolean;
};

export type Confirmation = {
  state: ConfirmationState;
  /** What is to be done next, and from when on; null where nothing is. */
  nextStep: 'message' | 'call' | 'warning' | null;
  nextAttemptAt: Date | null;
  /** When the order ends at the earliest; null while nobody has tried, and once it is decided. */
  deadlineAt: Date | null;
  /** The same, once all is done without which it may not end; null before. */
  expiresAt: Date | null;
  /** When the shop confirms it without asking; null where the customer is to be asked. */
  confirmsAt: Date | null;
  reasons: CareReason[];
};

const minute = 60_000;
const hour = 60 * minute;

/** Without these an order never expires, however late it is. (Business, section 18.) */
const leastAttempts = 2;
const leastChannels = 2;
const messagesOfRound = 2;
const partsOfDay = 3;
const friday = 5;

const finals: Partial<Record<AttemptOutcome, 'confirmed' | 'declined'>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  duplicate: 'declined',
  fake: 'declined',
};
const replies: AttemptOutcome[] = ['asked_later', 'address_wrong', 'wants_change'];
/** `delivered` and `read` only tell of a message that was sent. */
const tries: AttemptOutcome[] = ['sent', 'no_answer', 'busy', 'switched_off', 'wrong_number'];

/** Whether an outcome decides the order. */
export const isFinal = (outcome: AttemptOutcome): boolean => outcome in finals;

/**
 * How far the confirmation of an order is, from what was tried, in order. A customer who answers without deciding begins a
 * new round, and so does a change of the order: what was tried before counts no more, neither for what is next nor for the end.
 */
export function confirmationOf(
  order: OrderToConfirm,
  made: readonly Attempt[],
  policy: DeskSettings,
  now: Date,
): Confirmation {
  const { changedAt } = order;
  const attempts = changedAt ? made.filter(({ at }) => at > changedAt) : made;
  const reasons = reasonsOf(order, attempts, policy);
  const decided = attempts.findLast(({ outcome }) => isFinal(outcome));
  const isClosed = order.statusId !== OrderStatus.pending;
  const isCancelled = order.statusId === OrderStatus.cancelled;
  const over = (state: ConfirmationState): Confirmation => ({
    ...{ state, nextStep: null, nextAttemptAt: null, deadlineAt: null, expiresAt: null },
    ...{ confirmsAt: null, reasons },
  });
  if (decided) return over(finals[decided.outcome] ?? 'declined');
  if (isClosed && (order.wasConfirmed || !isCancelled)) return over('confirmed');

  if (!isClosed && isAskedNothing(order, made, policy)) {
    const confirmsAt = new Date(order.createdAt.getTime() + policy.firstMessageMinutes * minute);
    return { ...over('awaiting'), confirmsAt };
  }
  const at = order.closedAt ?? now;
  const round = roundOf(order, attempts, policy);
  const { deadlineAt, mayExpire, reply } = round;
  if (deadlineAt && mayExpire && at >= deadlineAt)
    return { ...over('expired'), deadlineAt, expiresAt: deadlineAt };
  if (isClosed) return over('declined');

  const next = nextOf(order, round, policy);
  return {
    state:
      reply?.outcome === 'address_wrong'
        ? 'needs_address'
        : needsDeposit(order, policy)
          ? 'needs_deposit'
          : stateOf(round, next, now),
    nextStep: next?.step ?? null,
    nextAttemptAt: next?.at ?? null,
    deadlineAt,
    expiresAt: mayExpire ? deadlineAt : null,
    confirmsAt: null,
    reasons,
  };
}

/** Of who is trusted, as long as nobody has tried or changed anything. */
const isAskedNothing = (order: OrderToConfirm, made: readonly Attempt[], policy: DeskSettings) =>
  made.length === 0 && order.changedAt === null && isTrusted(order, policy);

/** Received enough, and refused nothing lately; to a place they have received at: a number alone is known to many. */
function isTrusted(order: OrderToConfirm, policy: DeskSettings): boolean {
  const { createdAt, deliveredCount, highestDelivered, isKnownPlace, lastRefusedAt } = order;
  const since = new Date(createdAt);
  since.setUTCMonth(since.getUTCMonth() - policy.trustedMonths);
  return (
    policy.trustedDelivered > 0 &&
    deliveredCount >= policy.trustedDelivered &&
    isKnownPlace &&
    (lastRefusedAt === null || lastRefusedAt < since) &&
    highestDelivered !== null &&
    order.totalCost <= policy.trustedTimes * highestDelivered
  );
}

/** Refused parcels count until more were received, or enough in a row. */
const isUnredeemed = (order: OrderToConfirm, { redeemedInRow }: DeskSettings) =>
  redeemedInRow > 0 &&
  order.refusedCount >= Math.max(order.deliveredCount, 1) &&
  order.deliveredInRow < redeemedInRow;

const isAboveDeposit = (order: OrderToConfirm, policy: DeskSettings) =>
  policy.depositAbove !== null &&
  order.totalCost > policy.depositAbove &&
  !isTrusted(order, policy);

/** Whether a deposit has to come before an order is confirmed. */
export const needsDeposit = (order: OrderToConfirm, policy: DeskSettings): boolean =>
  isUnredeemed(order, policy) || isAboveDeposit(order, policy);

type Round = {
  /** What the customer answered last; undefined before the first answer. */
  reply: Attempt | undefined;
  /** What was tried since. */
  tried: Attempt[];
  /** By when it ends, without regard to quiet hours; null before the first try. */
  endsAt: number | null;
  warning: Attempt | undefined;
  deadlineAt: Date | null;
  mayExpire: boolean;
};

function roundOf(
  { earlierOrders }: OrderToConfirm,
  attempts: readonly Attempt[],
  policy: DeskSettings,
): Round {
  const start = attempts.findLastIndex(({ outcome }) => replies.includes(outcome));
  const tried = attempts
    .slice(start + 1)
    .filter(({ direction, outcome }) => direction === 'out' && tries.includes(outcome));
  const warning = tried.find(({ outcome, isLastWarning }) => outcome === 'sent' && isLastWarning);

  const hours = earlierOrders > 0 ? policy.knownCustomerHours : policy.firstOrderHours;
  const endsAt = tried[0] ? tried[0].at.getTime() + hours * hour : null;
  const warnedUntil = warning ? warning.at.getTime() + policy.warningHours * hour : 0;
  const channels = new Set(tried.map(({ channel }) => channel));
  return {
    reply: attempts[start],
    tried,
    endsAt,
    warning,
    deadlineAt: endsAt === null ? null : notQuiet(Math.max(endsAt, warnedUntil), policy),
    mayExpire:
      warning !== undefined && tried.length >= leastAttempts && channels.size >= leastChannels,
  };
}

type Next = { step: NonNullable<Confirmation['nextStep']>; at: Date };

function nextOf(order: OrderToConfirm, round: Round, policy: DeskSettings): Next | null {
  const { reply, tried, endsAt, warning } = round;
  const last = tried.at(-1);
  if (!last && !reply) {
    const at = (order.changedAt ?? order.createdAt).getTime() + policy.firstMessageMinutes * minute;
    return { step: 'message', at: notQuiet(at, policy) };
  }
  if (!last && reply) {
    const { until } = reply;
    // Who has just answered is answered at any hour; who named an hour is called then, unless it is a quiet one.
    return { step: 'call', at: until ? notQuiet(until.getTime(), policy) : reply.at };
  }
  if (!last || endsAt === null) return null;

  const soonest = last.at.getTime() + policy.repeatMinutes * minute;
  const isMessage = ({ channel }: Attempt) => channel !== 'call';
  const planned: Next | null =
    tried.filter(isMessage).length < messagesOfRound
      ? { step: 'message', at: notQuiet(soonest, policy) }
      : nextCall(tried, soonest, policy);
  if (warning) return planned;

  const warnAt = Math.max(endsAt - policy.warningHours * hour, last.at.getTime());
  const warn: Next = { step: 'warning', at: notQuiet(warnAt, policy) };
  return planned && planned.at < warn.at ? planned : warn;
}

/** The first moment in a part of the day that has had no call yet, or on another day; null after enough calls. */
function nextCall(tried: Attempt[], soonest: number, policy: DeskSettings): Next | null {
  if (tried.some(({ outcome }) => outcome === 'wrong_number')) return null;
  const calls = tried
    .filter(({ channel }) => channel === 'call')
    .map(({ at }) => partAt(at, policy));
  const parts = new Set(calls.map(({ part }) => part));
  const days = new Set(calls.map(({ day }) => day));
  if (parts.size === partsOfDay && days.size >= policy.callDays) return null;

  let at = notQuiet(soonest, policy);
  for (;;) {
    const { day, part, nextAt } = partAt(at, policy);
    const isOtherDay = !days.has(day);
    const isLastPart = parts.size === partsOfDay - 1;
    // The last part of the day waits for another day, where there have been too few.
    const isWanted = parts.has(part)
      ? parts.size === partsOfDay && isOtherDay
      : isOtherDay || !isLastPart || days.size >= policy.callDays;
    if (isWanted) return { step: 'call', at };
    at = notQuiet(nextAt.getTime(), policy);
  }
}

/** Which part of which day it is, and when the next one begins. */
function partAt(at: Date, { quietUntil, afternoonFrom, eveningFrom }: DeskSettings) {
  const { day, minutes } = cairoMinutes(at);
  const [afternoon, evening] = [minutesOf(afternoonFrom), minutesOf(eveningFrom)];
  if (minutes < afternoon) return { day, part: 0, nextAt: cairoMoment(day, afternoon) };
  if (minutes < evening) return { day, part: 1, nextAt: cairoMoment(day, evening) };
  return { day, part: 2, nextAt: cairoMoment(dayAfter(day), minutesOf(quietUntil)) };
}

const todayOrLater: CallTimeName[][] = [
  ['this_morning', 'this_afternoon', 'this_evening'],
  ['tomorrow_morning', 'tomorrow_afternoon', 'tomorrow_evening'],
  ['morning_after', 'afternoon_after', 'evening_after'],
];
const offeredTimes = 4;

/** The times at which a customer may ask to be called: now, unless it is quiet, and the next parts of the day. */
export function callTimes(policy: DeskSettings, now: Date): { name: CallTimeName; at: Date }[] {
  const today = cairoMinutes(now).day;
  const days = [today, dayAfter(today), dayAfter(today, 2)];
  const times: { name: CallTimeName; at: Date }[] = [];
  let at = notQuiet(now.getTime(), policy);
  const isNow = at.getTime() === now.getTime();
  if (isNow) times.push({ name: 'now', at });
  // What is left of a part after the prayer is no part of its own.
  const isMorning = cairoMinutes(at).minutes === minutesOf(policy.quietUntil);
  if (isNow || !isMorning) at = notQuiet(partAt(at, policy).nextAt.getTime(), policy);
  while (times.length < offeredTimes) {
    const { day, part, nextAt } = partAt(at, policy);
    const name = todayOrLater[days.indexOf(day)]?.[part];
    if (!name) break;
    times.push({ name, at });
    at = notQuiet(nextAt.getTime(), policy);
  }
  return times;
}

/** The moment itself, or the end of the quiet hours that it lies in. */
export function notQuiet(time: number, policy: DeskSettings): Date {
  const at = new Date(time);
  const { day, minutes } = cairoMinutes(at);
  const [until, from] = [minutesOf(policy.quietUntil), minutesOf(policy.quietFrom)];
  if (minutes < until) return notQuiet(cairoMoment(day, until).getTime(), policy);
  if (minutes >= from) return notQuiet(cairoMoment(dayAfter(day), until).getTime(), policy);
  const isPrayer =
    weekdayOf(day) === friday &&
    minutes >= minutesOf(policy.prayerFrom) &&
    minutes < minutesOf(policy.prayerUntil);
  if (!isPrayer) return at;
  return notQuiet(cairoMoment(day, minutesOf(policy.prayerUntil)).getTime(), policy);
}

/** Whether nobody is called or written to now. */
export const isQuiet = (now: Date, policy: DeskSettings): boolean =>
  notQuiet(now.getTime(), policy) > now;

const minutesOf = (timeOfDay: string) =>
  Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3));

function stateOf({ reply, tried }: Round, next: Next | null, now: Date): ConfirmationState {
  if (!next) return 'unreachable';
  if (next.at <= now) return 'due';
  if (tried.length > 0) return 'waiting_reply';
  return reply ? 'postponed' : 'awaiting';
}

/** A house has a number, or says what kind of building it is. */
const namesBuilding = /\d|عمار[ةه]|برج|فيلا|مبنى|بيت/;
/** The number of a street is none of a house: «شارع ٩», «شارع ٢٦ يوليو», `Street 9`; `Shopping Street 9` is one. */
const numberedStreet = /(?:(?<!\p{L})(?:شارع|ش)|(?<=^|[\d,،]\s*)(?:street|st|road|rd))[\s.]*\d+/giu;

function reasonsOf(
  order: OrderToConfirm,
  attempts: readonly Attempt[],
  policy: DeskSettings,
): CareReason[] {
  const { createdAt, previousAt, totalCost, deliveredCount, refusedCount } = order;
  const { careAbove, depositAbove, sameNumberHours } = policy;
  const sincePrevious = previousAt && createdAt.getTime() - previousAt.getTime();
  const isAbove = careAbove !== null && totalCost > careAbove;
  const isBuildingKnown =
    order.building.trim() !== '' ||
    namesBuilding.test(toLatinDigits(order.streetAddress).replace(numberedStreet, ''));
  const last = attempts.findLast(({ outcome }) => replies.includes(outcome));
  const reasons: (CareReason | false)[] = [
    attempts.some(({ outcome }) => outcome === 'wrong_number') && { code: 'wrong_number' },
    last?.outcome === 'wants_change' && { code: 'wants_change' },
    isUnredeemed(order, policy) && {
      ...{ code: 'deposit_refused', received: deliveredCount, refused: refusedCount },
    },
    depositAbove !== null &&
      isAboveDeposit(order, policy) && {
        ...{ code: 'deposit_above', total: totalCost, limit: depositAbove },
      },
    refusedCount > 0 && {
      ...{ code: 'refused_before', refused: refusedCount },
      parcels: refusedCount + deliveredCount,
    },
    isAbove && { code: 'above_limit', total: totalCost, limit: careAbove },
    order.earlierOrders === 0 && { code: 'first_order' },
    !isBuildingKnown && { code: 'no_building_number' },
    sincePrevious !== null &&
      sincePrevious <= sameNumberHours * hour && {
        ...{ code: 'same_number', minutes: Math.floor(sincePrevious / minute) },
      },
    isTrusted(order, policy) && { code: 'trusted', received: deliveredCount },
  ];
  return reasons.filter((reason) => reason !== false);
}
