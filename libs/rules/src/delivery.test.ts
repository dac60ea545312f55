import { governorates, piastres, type ShippingOptions } from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cairoClock, dayAfter, weekdayOf } from './days.ts';
import { deliveryTo, makingDaysOf } from './delivery.ts';

const freeFrom = piastres(150_000);

/** Every governorate has a fee and days of its own, so that none can pass for another. */
const options: ShippingOptions = {
  freeFrom,
  cutOffHour: 14,
  workingDays: [6, 0, 1, 2, 3, 4],
  holidays: [{ date: '2027-01-07', name: 'Christmas', nameAr: 'عيد الميلاد' }],
  governorates: governorates.map((place, index) => ({
    ...place,
    fee: piastres(6_000 + index * 100),
    daysMin: 1 + (index % 4),
    daysMax: 1 + (index % 4) + (index % 5),
    cashUpTo: null,
    isServed: true,
  })),
};

const cairo = { ...options.governorates[0], daysMin: 1, daysMax: 2 };
const withCairo = (fields: Partial<ShippingOptions['governorates'][number]> = {}) => ({
  ...options,
  governorates: options.governorates.map((place) =>
    place.code === 'EG-C' ? { ...place, ...cairo, ...fields } : place,
  ),
});

const toCairo = (now: string, subtotal = 89_000, of: ShippingOptions = withCairo()) =>
  deliveryTo(of, { governorate: 'EG-C', subtotal: piastres(subtotal), now: new Date(now) });

const madeFor = (now: string, makingDays: number) =>
  deliveryTo(withCairo(), {
    ...{ governorate: 'EG-C', subtotal: piastres(89_000), makingDays, now: new Date(now) },
  });

describe('days', () => {
  test.each([
    [
      'before the cut-off hour of a working day',
      '2026-11-22T13:59+02:00',
      '2026-11-23',
      '2026-11-24',
    ],
    ['at the cut-off hour', '2026-11-22T14:00+02:00', '2026-11-24', '2026-11-25'],
    [
      'just after midnight, when it is still yesterday in UTC',
      '2026-11-23T00:10+02:00',
      '2026-11-24',
      '2026-11-25',
    ],
    ['on Thursday before the cut-off', '2026-11-26T10:00+02:00', '2026-11-28', '2026-11-29'],
    ['on Thursday after it', '2026-11-26T15:00+02:00', '2026-11-29', '2026-11-30'],
    ['on Friday, at any hour', '2026-11-27T09:00+02:00', '2026-11-29', '2026-11-30'],
    ['before a holiday', '2027-01-06T10:00+02:00', '2027-01-09', '2027-01-10'],
    ['on a holiday', '2027-01-07T10:00+02:00', '2027-01-10', '2027-01-11'],
    // Clocks go forward on Friday 24 April 2026 and back on Friday 30 October.
    [
      'an hour before the cut-off in summer time',
      '2026-04-26T13:00+03:00',
      '2026-04-27',
      '2026-04-28',
    ],
    [
      'the same hour of UTC in winter time is a cut-off missed',
      '2026-11-22T12:00Z',
      '2026-11-24',
      '2026-11-25',
    ],
    [
      'over the night in which clocks go back',
      '2026-10-29T13:30+03:00',
      '2026-10-31',
      '2026-11-01',
    ],
  ])('%s', (_, now, from, to) => {
    expect(toCairo(now)).toMatchObject({ from, to });
  });
});

describe('fee', () => {
  test.each([
    ['nothing bought', 0, 6_000, 150_000],
    ['a piastre below the threshold', 149_999, 6_000, 1],
    ['at the threshold', 150_000, 0, 0],
    ['above it', 150_001, 0, 0],
  ])('%s', (_, subtotal, fee, missingForFree) => {
    expect(toCairo('2026-11-22T10:00Z', subtotal)).toMatchObject({ fee, missingForFree });
  });

  test('where it is never free, nothing is missing', () => {
    const never = { ...withCairo(), freeFrom: null };
    expect(toCairo('2026-11-22T10:00Z', 10 ** 9, never)).toMatchObject({
      fee: 6_000,
      missingForFree: null,
    });
  });
});

describe('cash', () => {
  test.each([
    [93_000, true],
    [94_000, true],
    [94_001, false],
  ])('of a limit of 1,000 pounds, a subtotal of %i with a fee of 6,000', (subtotal, isPossible) => {
    const limited = withCairo({ cashUpTo: piastres(100_000) });
    expect(toCairo('2026-11-22T10:00Z', subtotal, limited)?.isCashPossible).toBe(isPossible);
  });

  test('a limit of nothing allows none', () => {
    const none = withCairo({ cashUpTo: piastres(0) });
    expect(toCairo('2026-11-22T10:00Z', 1, none)?.isCashPossible).toBe(false);
  });
});

test('where the shop does not deliver there is neither fee nor day', () => {
  expect(toCairo('2026-11-22T10:00Z', 1, withCairo({ isServed: false }))).toBeNull();
});

const cairoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
});

// Written out anew from the owner's rule: hour by hour, with no arithmetic of days.
function expected(place: ShippingOptions['governorates'][number], subtotal: number, now: Date) {
  const works = (day: string) =>
    new Date(`${day}T12:00Z`).getUTCDay() !== 5 && day !== '2027-01-07';
  const hourLater = (moment: Date) => new Date(moment.getTime() + 3_600_000);
  const write = (moment: Date) => cairoTime.format(moment).split(' ') as [string, string]; // day and time

  let moment = now;
  let [day, time] = write(moment);
  while (!(works(day) && (day !== write(now)[0] || time < '14'))) {
    moment = hourLater(moment);
    [day, time] = write(moment);
  }
  const reach = (count: number) => {
    let [at, seen, left] = [moment, day, count];
    while (left > 0) {
      at = hourLater(at);
      const [next] = write(at);
      if (next !== seen && works(next)) left -= 1;
      seen = next;
    }
    return seen;
  };
  return {
    fee: subtotal >= freeFrom ? 0 : place.fee,
    from: reach(place.daysMin),
    to: reach(place.daysMax),
  };
}

const clocks = [
  '2026-11-22T11:59Z',
  '2026-11-22T12:00Z',
  '2026-11-26T09:00Z', // Thursday
  '2026-11-27T09:00Z', // Friday
  '2026-11-27T21:59Z', // a minute before Saturday
  '2027-01-06T09:00Z', // before a holiday
  '2027-01-07T09:00Z',
  '2026-04-23T10:59Z', // before the clocks go forward
  '2026-04-26T10:59Z',
  '2026-10-29T10:59Z', // before they go back
  '2026-11-01T11:59Z',
];
const subtotals = [0, freeFrom - 1, freeFrom, freeFrom + 1];

test.each(options.governorates)('$name: fee and days at every clock and subtotal', (place) => {
  for (const clock of clocks) {
    for (const subtotal of subtotals) {
      const now = new Date(clock);
      const asked = { governorate: place.code, subtotal: piastres(subtotal), now };
      const told = { clock, subtotal };
      expect({ ...told, ...deliveryTo(options, asked) }).toMatchObject({
        ...told,
        ...expected(place, subtotal, now),
      });
    }
  }
});

test('days are working days, in order, and never come earlier when one orders later', () => {
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
  fc.assert(
    fc.property(moment, fc.nat(30 * 86_400_000), fc.nat(26), (at, later, index) => {
      const governorate = options.governorates[index]?.code ?? 'EG-C';
      const ask = (now: number) => {
        const asked = { governorate, subtotal: piastres(100), now: new Date(now) };
        const delivery = deliveryTo(options, asked);
        if (!delivery) throw new Error('Every governorate is served');
        return delivery;
      };
      const [first, second] = [ask(at), ask(at + later)];
      expect(first.from <= first.to).toBe(true);
      expect(weekdayOf(first.from)).not.toBe(5);
      expect(weekdayOf(first.to)).not.toBe(5);
      expect(first.from <= second.from && first.to <= second.to).toBe(true);
      expect(first.from >= cairoClock(new Date(at)).day).toBe(true);
    }),
  );
});

describe('what is made to order', () => {
  test('is handed over once it is made, in working days', () => {
    // Monday to Sunday, without Friday; the way begins on the day on which it is done.
    expect(madeFor('2026-11-22T10:00+02:00', 6)).toMatchObject({
      ...{ from: '2026-11-30', to: '2026-12-01' },
    });
    expect(madeFor('2026-11-22T14:00+02:00', 6)).toMatchObject({
      ...{ from: '2026-12-01', to: '2026-12-02' },
    });
    // New Year's Christmas is nobody's working day.
    expect(madeFor('2027-01-06T10:00+02:00', 1)).toMatchObject({ from: '2027-01-10' });
  });

  test('costs the same, and without days of making comes as before', () => {
    const now = '2026-11-22T10:00+02:00';
    expect(madeFor(now, 90)?.fee).toBe(toCairo(now)?.fee);
    expect(madeFor(now, 0)).toEqual(toCairo(now));
  });

  test('is waited for with all that is sent with it: the slowest decides', () => {
    const pieces = [{ madeToOrderDays: 7 }, { madeToOrderDays: null }, { madeToOrderDays: 12 }, {}];
    expect(makingDaysOf(pieces)).toBe(12);
    expect(makingDaysOf([{ madeToOrderDays: null }])).toBe(0);
    expect(makingDaysOf([])).toBe(0);
  });
});

test('a month and a year end where they end', () => {
  expect([dayAfter('2028-02-28'), dayAfter('2028-02-29'), dayAfter('2026-12-31')]).toEqual([
    '2028-02-29',
    '2028-03-01',
    '2027-01-01',
  ]);
});
