import type { GovernorateCode, Piastres, ShippingOptions } from '@craftsandore/contract';

import { cairoClock, dayAfter, weekdayOf } from './days.ts';

/** What delivery to a governorate costs and when it comes. */
export type Delivery = {
  fee: Piastres;
  /** First and last day, `2026-11-24`, in Egypt. */
  from: string;
  to: string;
  /** How much more has to be bought for free delivery; 0 where it is free, null where it never is. */
  missingForFree: Piastres | null;
  /** Whether the whole sum may be paid at the door, and up to which sum; null where any may. */
  isCashPossible: boolean;
  cashUpTo: Piastres | null;
};

type Asked = {
  governorate: GovernorateCode;
  /** Of the pieces: what makes delivery free. */
  subtotal: Piastres;
  /** What was agreed on beside it, which is paid at the door with the rest. */
  adjustment?: Piastres | undefined;
  /** Working days until the slowest of the pieces is made; nothing where all are kept ready. */
  makingDays?: number | undefined;
  now: Date;
};

/** Null where the shop does not deliver. (Business, section 2.) */
export function deliveryTo(
  options: ShippingOptions,
  { governorate, subtotal, adjustment = nothing, makingDays = 0, now }: Asked,
): Delivery | null {
  const place = options.governorates.find(({ code }) => code === governorate);
  if (!place?.isServed) return null;

  const { freeFrom } = options;
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const fee = isFree ? nothing : place.fee;
  const start = workingDayAfter(options, dayOfBeginning(options, now), makingDays);
  return {
    fee,
    from: workingDayAfter(options, start, place.daysMin),
    to: workingDayAfter(options, start, place.daysMax),
    missingForFree: freeFrom && (isFree ? nothing : ((freeFrom - subtotal) as Piastres)), // a difference of two
    isCashPossible: place.cashUpTo === null || subtotal + adjustment + fee <= place.cashUpTo,
    cashUpTo: place.cashUpTo,
  };
}

/** A piece of an order; one that is kept ready has no days of making. */
export type Made = { madeToOrderDays?: number | null | undefined };

/** Working days until the slowest piece of an order is made: it is sent as one. 0 where all are kept ready. */
export const makingDaysOf = (pieces: readonly Made[]): number =>
  Math.max(0, ...pieces.map(({ madeToOrderDays }) => madeToOrderDays ?? 0));

const nothing = 0 as Piastres; // a whole number of piastres

/** The day of handing over what is ready, and of beginning with what is made: today before the cut-off hour of a working day, else the next working day. */
function dayOfBeginning(options: ShippingOptions, now: Date): string {
  const { day, hour } = cairoClock(now);
  const isToday = isWorkingDay(options, day) && hour < options.cutOffHour;
  return isToday ? day : workingDayAfter(options, day, 1);
}

function workingDayAfter(options: ShippingOptions, start: string, count: number): string {
  let day = start;
  for (let left = count; left > 0;) {
    day = dayAfter(day);
    if (isWorkingDay(options, day)) left -= 1;
  }
  return day;
}

const isWorkingDay = ({ workingDays, holidays }: ShippingOptions, day: string) =>
  workingDays.includes(weekdayOf(day)) && !holidays.some(({ date }) => date === day);
