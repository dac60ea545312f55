import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  bestAnywhere,
  bestPromotion,
  type Charged,
  discountOf,
  type PromotionNow,
  refusalOf,
} from './promotions.ts';
import { worthOf } from './returns.ts';

const day = '2026-11-29';

const aPromotion = (fields: Partial<PromotionNow> = {}): PromotionNow => ({
  ...{ id: 1, kind: 'percent', value: 10, atMost: null, minimum: 0 },
  ...{ isNamed: null, isActive: true, from: null, to: null },
  ...{ limit: null, used: 0, limitPerPerson: null, usedByPerson: 0 },
  ...fields,
});

const aDay = fc.option(fc.constantFrom('2026-11-28', day, '2026-11-30'));
const aLimit = fc.option(fc.integer({ min: 1, max: 3 }));

const somePromotions = fc.uniqueArray(
  fc
    .oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constant('amount' as const),
        value: fc.integer({ min: 1, max: 90_000 }),
      }),
      fc.record({ kind: fc.constant('delivery' as const), value: fc.constant(100) }),
    )
    .chain((reward) =>
      fc.record({
        ...{ id: fc.integer({ min: 1, max: 20 }), isNamed: fc.constantFrom(null, true, false) },
        kind: fc.constant(reward.kind),
        value: fc.constant(reward.value),
        atMost:
          reward.kind !== 'amount'
            ? fc.option(fc.integer({ min: 1, max: 9_000 }))
            : fc.constant(null),
        ...{ minimum: fc.nat(60_000), isActive: fc.boolean(), from: aDay, to: aDay },
        ...{ limit: aLimit, used: fc.nat(3), limitPerPerson: aLimit, usedByPerson: fc.nat(3) },
      }),
    ),
  { selector: ({ id }) => id, maxLength: 8 },
);

const aFee = fc.constantFrom(0, 1, 4_500, 6_000, 12_050);

/** What an order costs with one promotion, said once more and slowly: a percent is found by trying every piastre. */
function costWith(promotion: PromotionNow, subtotal: number, fee: number): number {
  const isFree = promotion.kind === 'delivery';
  const mayBeUsed =
    promotion.isActive &&
    promotion.isNamed !== false &&
    !(promotion.from && promotion.from > day) &&
    !(promotion.to && promotion.to < day) &&
    (promotion.limit ?? Infinity) > promotion.used &&
    (promotion.limitPerPerson ?? Infinity) > promotion.usedByPerson &&
    promotion.minimum <= subtotal;
  if (!mayBeUsed) return subtotal + fee;
  let [goods, delivery] = [subtotal, fee];
  const off = () => subtotal - goods + (fee - delivery);
  const isEnough = () =>
    promotion.kind === 'amount'
      ? off() === promotion.value
      : !isFree &&
        Math.abs(off() * 100 - subtotal * promotion.value) <= 50 &&
        (off() + 1) * 100 - subtotal * promotion.value > 50;
  while ((isFree ? delivery : goods) > 0 && off() !== promotion.atMost && !isEnough()) {
    if (isFree) delivery -= 1;
    else goods -= 1;
  }
  return goods + delivery;
}

test('no single promotion that may be used makes an order cheaper than the one that is chosen', () => {
  fc.assert(
    fc.property(somePromotions, fc.nat(9_999), aFee, (promotions, subtotal, fee) => {
      const costs = promotions.map((promotion) => costWith(promotion, subtotal, fee));
      const best = bestPromotion(promotions, { subtotal, fee, day });
      const whole = subtotal + fee;
      expect(whole - (best?.discount ?? 0)).toBe(Math.min(whole, ...costs));
    }),
  );
});

test('before anybody knows where to, nothing is shown that a place where delivery costs something would not have', () => {
  const fees = fc.array(aFee, { maxLength: 5 });
  fc.assert(
    fc.property(somePromotions, fc.nat(99_999), fees, (promotions, subtotal, fees) => {
      const shown = bestAnywhere(promotions, { subtotal, day }, fees);
      const there = fees
        .filter((fee) => fee > 0)
        .map((fee) => bestPromotion(promotions, { subtotal, fee, day }));
      const isFree = shown?.promotion.kind === 'delivery';
      expect(isFree).toBe(
        there.length > 0 && there.every((best) => best?.promotion.kind === 'delivery'),
      );
      expect(shown?.discount ?? 0).toBeLessThanOrEqual(
        Math.min(...there.map((best) => best?.discount ?? 0)),
      );
      // What the goods have is the same everywhere, and shown wherever delivery is not.
      const ofGoods = promotions.filter(({ kind }) => kind !== 'delivery');
      if (!isFree) expect(shown).toEqual(bestPromotion(ofGoods, { subtotal, fee: 0, day }));
      else expect(shown?.discount).toBe(0);
    }),
  );
});

test('in whatever order promotions come, the same one is chosen', () => {
  const shuffled = somePromotions.chain((promotions) =>
    fc.tuple(
      fc.constant(promotions),
      fc.shuffledSubarray(promotions, { minLength: promotions.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, fc.nat(200_000), aFee, ([promotions, others], subtotal, fee) => {
      const order = { subtotal, fee, day };
      expect(bestPromotion(promotions, order)).toEqual(bestPromotion(others, order));
    }),
  );
});

test('takes off whole piastres, never more than goods or delivery cost, and never less for more of them', () => {
  fc.assert(
    fc.property(
      ...[somePromotions, fc.nat(200_000), aFee, fc.nat(50_000)],
      (promotions, subtotal, fee, more) => {
        for (const terms of promotions) {
          const off = discountOf(terms, { subtotal, fee });
          const most = terms.kind === 'delivery' ? fee : subtotal;
          expect(Number.isInteger(off) && off >= 0 && off <= most).toBe(true);
          const dearer = { subtotal: subtotal + more, fee: fee + more };
          expect(discountOf(terms, dearer)).toBeGreaterThanOrEqual(off);
        }
      },
    ),
  );
});

test.each<[string, Charged, Partial<PromotionNow>, number]>([
  ['all of it', { subtotal: 50_000, fee: 6_000 }, {}, 6_000],
  ['no more than it may', { subtotal: 50_000, fee: 6_000 }, { atMost: 4_000 }, 4_000],
  ['nothing below the minimum', { subtotal: 50_000, fee: 6_000 }, { minimum: 50_001 }, 0],
  ['nothing of what is free', { subtotal: 50_000, fee: 0 }, {}, 0],
  ['nothing yet where nobody knows where to', { subtotal: 50_000, fee: null }, {}, 0],
])('free delivery takes off the fee: %s', (_, charged, fields, off) => {
  expect(discountOf(aPromotion({ kind: 'delivery', value: 100, ...fields }), charged)).toBe(off);
});

test('what pieces are worth with their share adds up to what was paid, one return after the other', () => {
  const lines = fc.array(
    fc.record({ unitPrice: fc.nat(30_000), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (lines, value) => {
      const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
      const terms = { kind: 'percent' as const, value, atMost: null, minimum: 0 };
      const discount = discountOf(terms, { subtotal, fee: 6_000 });
      const costs = { subtotal, adjustment: -discount };
      const worths = lines.map((_, place) => worthOf(costs, lines.slice(0, place + 1)));
      expect(worths.at(-1)).toBe(subtotal - discount);
      expect(worths.every((worth, place) => worth >= (worths[place - 1] ?? 0))).toBe(true);
    }),
  );
});

test('free delivery is not refused where it costs something, or nobody knows yet', () => {
  const free = aPromotion({ kind: 'delivery', value: 100 });
  for (const fee of [1, null]) {
    expect(refusalOf(free, { subtotal: 0, fee, day })).toBeNull();
  }
});

test.each([
  ['not_named', { isNamed: false }],
  ['inactive', { isActive: false }],
  ['not_yet', { from: '2026-11-30' }],
  ['over', { to: '2026-11-28' }],
  ['used_up', { limit: 10, used: 10 }],
  ['used_by_person', { limitPerPerson: 1, usedByPerson: 1 }],
  ['minimum', { minimum: 50_001 }],
  ['delivery_free', { kind: 'delivery', value: 100, minimum: 50_001 }],
  [null, { from: day, to: day, limit: 10, used: 9, limitPerPerson: 1, minimum: 50_000 }],
] satisfies [string | null, Partial<PromotionNow>][])('says why: %s', (refusal, fields) => {
  expect(refusalOf(aPromotion(fields), { subtotal: 50_000, fee: 0, day })).toBe(refusal);
});

test('of equals the one without a code is used, so that the code is not', () => {
  const named = aPromotion({ id: 1, isNamed: true });
  const automatic = aPromotion({ id: 2 });
  expect(bestPromotion([named, automatic], { subtotal: 1_000, fee: 0, day })?.promotion).toBe(
    automatic,
  );
});
