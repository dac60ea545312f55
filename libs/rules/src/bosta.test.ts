import { type FailedReason, type ParcelState } from '@craftsandore/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bostaNewsOf, type BostaType, bostaTypeOf } from './bosta.ts';
import { parcelOf, type ParcelNews } from './parcel.ts';

const types: (BostaType | null)[] = [
  ...['SEND' as const, 'FXF_SEND' as const, 'RTO' as const, 'EXCHANGE' as const],
  ...['CUSTOMER_RETURN_PICKUP' as const, 'SIGN_AND_RETURN' as const, 'CASH_COLLECTION' as const],
  null,
];

/** What each type's state is, where that is not the same for all; null changes nothing. */
type Row = ParcelState | null | (Partial<Record<BostaType, ParcelState>> & { else: null });

/** The states of egypt.md 3.5, as they stand there. */
const table: [code: number, row: Row][] = [
  [10, 'booked'],
  [11, 'booked'],
  [20, 'booked'],
  [21, 'moving'],
  [22, null],
  [23, null],
  [25, null],
  [40, null],
  [41, { SEND: 'out_for_delivery', FXF_SEND: 'out_for_delivery', RTO: 'returning', else: null }],
  [45, { SEND: 'delivered', FXF_SEND: 'delivered', else: null }],
  [46, 'returned'],
  [48, 'needs_staff'],
  [49, 'booking_cancelled'],
  [60, 'returned'],
  [100, 'lost'],
  [101, 'damaged'],
  [102, 'needs_staff'],
  [103, 'needs_staff'],
  [104, null],
  [105, 'needs_staff'],
];

const stateIn = (row: Row, type: BostaType | null) =>
  row === null || typeof row === 'string' ? row : ((type && row[type]) ?? null);

describe('what a state of Bosta says of a parcel', () => {
  const rows = table.flatMap(([code, row]) =>
    types.map((type) => ({ code, type, state: stateIn(row, type) })),
  );

  test.each(rows)('code $code of $type: $state', ({ code, type, state }) => {
    expect(bostaNewsOf({ code, type })?.state ?? null).toBe(state);
  });

  test.each(types.flatMap((type) => [24, 30].map((code) => ({ code, type }))))(
    'code $code of $type is on its way, back where it is coming back',
    ({ code, type }) => {
      expect(bostaNewsOf({ code, type })?.state).toBe(type === 'RTO' ? 'returning' : 'moving');
    },
  );

  test.each([0, 1, 12, 42, 44, 50, 61, 99, 106, 1_000, -10, 45.5, NaN])(
    'code %s, which nobody knows, is for staff whatever the type',
    (code) => {
      for (const type of types) expect(bostaNewsOf({ code, type })?.state).toBe('needs_staff');
    },
  );

  const outwards: [number | undefined, FailedReason][] = [
    [1, 'not_there'],
    [2, 'address_unclear'],
    [3, 'postponed'],
    [4, 'wants_to_open'],
    [5, 'address_unclear'],
    [6, 'other'],
    [7, 'no_answer'],
    [8, 'refused'],
    [12, 'out_of_reach'],
    [13, 'address_unclear'],
    [14, 'phone_wrong'],
    [100, 'other'],
    [101, 'other'],
    [999, 'other'],
    [undefined, 'other'],
  ];
  test.each(outwards)('exception %s at the customer’s door: %s', (exceptionCode, reason) => {
    expect(bostaNewsOf({ code: 47, type: 'SEND', exceptionCode })).toEqual({
      ...{ state: 'attempt_failed', reason },
    });
  });

  test.each([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])(
    'exception %i is on the way back, and no attempt at the customer’s door',
    (exceptionCode) => {
      for (const type of types) {
        const news = bostaNewsOf({ code: 47, type, exceptionCode });
        expect(news).toEqual({ state: 'needs_staff', reason: null });
      }
    },
  );

  test('weather and suspicion on the way back are no attempt either', () => {
    for (const exceptionCode of [100, 101, undefined]) {
      expect(bostaNewsOf({ code: 47, type: 'RTO', exceptionCode })?.state).toBe('needs_staff');
    }
  });
});

test.each([
  [{ code: 10, value: 'Deliver' }, 'SEND'],
  [{ code: 15 }, 'CASH_COLLECTION'],
  [{ code: 20, value: 'Send' }, 'RTO'],
  [{ code: 25, value: 'Customer Return Pickup' }, 'CUSTOMER_RETURN_PICKUP'],
  [{ code: 30 }, 'EXCHANGE'],
  [{ code: 77, value: 'FXF_SEND' }, 'FXF_SEND'],
  [{ value: 'sign and return' }, 'SIGN_AND_RETURN'],
  [{ value: ' RTO ' }, 'RTO'],
  [{ code: 77, value: 'teleport' }, null],
  [{}, null],
])('the type %j is %s', (type, name) => {
  expect(bostaTypeOf(type)).toBe(name);
});

/** A state as Bosta reaches it, and what the parcel is then; null where it stays what it was. */
type Step = [code: number, type: BostaType, state: ParcelState | null, exceptionCode?: number];

const [out, back] = ['SEND', 'RTO'] as const;
const wayOut: Step[] = [
  [21, out, 'moving'],
  [24, out, 'moving'],
  [30, out, 'moving'],
  [41, out, 'out_for_delivery'],
];
const wayBack: Step[] = [
  [24, back, 'returning'],
  [30, back, 'returning'],
  [41, back, 'returning'],
];
const fails: Step[] = [
  [47, out, 'attempt_failed', 7],
  [47, out, 'attempt_failed', 8],
];
const waits: Step[] = [
  [102, out, 'needs_staff'],
  [105, out, 'needs_staff'],
  [48, out, 'needs_staff'],
  [777, out, 'needs_staff'],
];
const silent: Step[] = [
  [25, out, null],
  [40, out, null],
  [104, out, null],
  [41, 'EXCHANGE', null],
  [45, back, null],
  [45, 'CASH_COLLECTION', null],
];
const ends: Step[] = [
  [46, back, 'returned'],
  [60, back, 'returned'],
];

const some = (steps: Step[], maxLength: number) =>
  fc.array(fc.constantFrom(...steps), { maxLength });

/** From the booking to an end, or only so far. */
const aHistory = fc
  .tuple(
    some(
      [
        [10, out, 'booked'],
        [11, out, 'booked'],
        [20, out, 'booked'],
      ],
      3,
    ),
    fc.oneof(
      { weight: 1, arbitrary: fc.constant<Step[]>([[49, out, 'booking_cancelled']]) },
      {
        weight: 12,
        arbitrary: fc
          .tuple(
            some([...wayOut, ...fails, ...waits, ...silent], 8),
            fc.oneof(
              fc.constant<Step[]>([]),
              fc.constant<Step[]>([[45, out, 'delivered']]),
              fc.constant<Step[]>([[100, out, 'lost']]),
              fc.constant<Step[]>([[101, out, 'damaged']]),
            ),
            some([...wayBack, ...silent], 4),
            some(ends, 1),
          )
          .map((parts) => parts.flat()),
      },
    ),
  )
  .map((parts) => parts.flat());

const start = Date.UTC(2026, 10, 24, 8);

const heardOf = ([code, type, , exceptionCode]: Step, hour: number): ParcelNews | null => {
  const news = bostaNewsOf({ code, type, exceptionCode });
  return (
    news && {
      ...{ ...news, kept: null, wayPaid: null, key: `${hour} ${code}` },
      at: new Date(start + hour * 3_600_000),
    }
  );
};

test('of 10,000 parcels each is where it was seen last, whatever of it is doubled, late, lost or out of order', () => {
  const heard = aHistory.chain((steps) => {
    const numbered = steps.map((step, hour) => ({ step, hour }));
    return fc.record({
      kept: fc.subarray(numbered),
      doubled: fc.subarray(numbered),
      seed: fc.array(fc.nat(), { minLength: 2 * steps.length, maxLength: 2 * steps.length }),
    });
  });
  const seen = new Set<ParcelState>();
  fc.assert(
    fc.property(heard, ({ kept, doubled, seed }) => {
      const copies = [...kept, ...doubled.filter((one) => kept.includes(one))];
      const told = copies
        .map((one, index) => ({ ...one, place: seed[index] ?? 0 }))
        .sort((one, other) => one.place - other.place)
        .flatMap(({ step, hour }) => heardOf(step, hour) ?? []);
      const state = kept.findLast(({ step }) => step[2] !== null)?.step[2] ?? 'booked';
      const parcel = parcelOf(told);
      seen.add(state);
      expect(parcel.state).toBe(state);
      const failed = kept.filter(({ step }) => step[2] === 'attempt_failed');
      expect(parcel.attempts).toBe(failed.length);
      // Why it comes back is what was said at the door last, unless it was taken there.
      const wasTaken = kept.some(({ step }) => step[2] === 'delivered');
      if (state === 'returning' || state === 'returned') {
        const said = failed.at(-1)?.step[3] === 8 ? 'refused' : 'no_answer';
        expect(parcel.reason).toBe(failed.length > 0 && !wasTaken ? said : null);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(seen.size).toBe(11);
});
