import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bestPromotion, discountOf, type PromotionNow, refusalOf } from './promotions.ts';
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
    )
    .chain((reward) =>
      fc.record({
        ...{ id: fc.integer({ min: 1, max: 20 }), isNamed: fc.constantFrom(null, true, false) },
        kind: fc.constant(reward.kind),
        value: fc.constant(reward.value),
        atMost:
          reward.kind === 'percent'
            ? fc.option(fc.integer({ min: 1, max: 9_000 }))
            : fc.constant(null),
        ...{ minimum: fc.nat(60_000), isActive: fc.boolean(), from: aDay, to: aDay },
        ...{ limit: aLimit, used: fc.nat(3), limitPerPerson: aLimit, usedByPerson: fc.nat(3) },
      }),
    ),
  { selector: ({ id }) => id, maxLength: 8 },
);

/** What the goods cost with one promotion, said once more and slowly: a percent is found by trying every piastre. */
function costWith(promotion: PromotionNow, subtotal: number): number {
  const mayBeUsed =
    promotion.isActive &&
    promotion.isNamed !== false &&
    !(promotion.from && promotion.from > day) &&
    !(promotion.to && promotion.to < day) &&
    (promotion.limit ?? Infinity) > promotion.used &&
    (promotion.limitPerPerson ?? Infinity) > promotion.usedByPerson &&
    promotion.minimum <= subtotal;
  if (!mayBeUsed) return subtotal;
  let off = 0;
  const isEnough = () =>
    promotion.kind === 'amount'
      ? off === promotion.value
      : Math.abs(off * 100 - subtotal * promotion.value) <= 50 &&
        (off + 1) * 100 - subtotal * promotion.value > 50;
  while (off < subtotal && off !== promotion.atMost && !isEnough()) off += 1;
  return subtotal - off;
}

test('no single promotion that may be used makes an order cheaper than the one that is chosen', () => {
  fc.assert(
    fc.property(somePromotions, fc.nat(9_999), (promotions, subtotal) => {
      const costs = promotions.map((promotion) => costWith(promotion, subtotal));
      const best = bestPromotion(promotions, { subtotal, day });
      expect(subtotal - (best?.discount ?? 0)).toBe(Math.min(subtotal, ...costs));
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
    fc.property(shuffled, fc.nat(200_000), ([promotions, others], subtotal) => {
      const goods = { subtotal, day };
      expect(bestPromotion(promotions, goods)).toEqual(bestPromotion(others, goods));
    }),
  );
});

test('takes off whole piastres, never more than the goods cost, and never less for more goods', () => {
  fc.assert(
    fc.property(somePromotions, fc.nat(200_000), fc.nat(50_000), (promotions, subtotal, more) => {
      for (const terms of promotions) {
        const off = discountOf(terms, subtotal);
        expect(Number.isInteger(off) && off >= 0 && off <= subtotal).toBe(true);
        expect(discountOf(terms, subtotal + more)).toBeGreaterThanOrEqual(off);
      }
    }),
  );
});

test('what pieces are worth with their share adds up to what was paid, one return after the other', () => {
  const lines = fc.array(
    fc.record({ unitPrice: fc.nat(30_000), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (lines, value) => {
      const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
      const discount = discountOf({ kind: 'percent', value, atMost: null, minimum: 0 }, subtotal);
      const costs = { subtotal, adjustment: -discount };
      const worths = lines.map((_, place) => worthOf(costs, lines.slice(0, place + 1)));
      expect(worths.at(-1)).toBe(subtotal - discount);
      expect(worths.every((worth, place) => worth >= (worths[place - 1] ?? 0))).toBe(true);
    }),
  );
});

test.each([
  ['not_named', { isNamed: false }],
  ['inactive', { isActive: false }],
  ['not_yet', { from: '2026-11-30' }],
  ['over', { to: '2026-11-28' }],
  ['used_up', { limit: 10, used: 10 }],
  ['used_by_person', { limitPerPerson: 1, usedByPerson: 1 }],
  ['minimum', { minimum: 50_001 }],
  [null, { from: day, to: day, limit: 10, used: 9, limitPerPerson: 1, minimum: 50_000 }],
] satisfies [string | null, Partial<PromotionNow>][])('says why: %s', (refusal, fields) => {
  expect(refusalOf(aPromotion(fields), { subtotal: 50_000, day })).toBe(refusal);
});

test('of equals the one without a code is used, so that the code is not', () => {
  const named = aPromotion({ id: 1, isNamed: true });
  const automatic = aPromotion({ id: 2 });
  expect(bestPromotion([named, automatic], { subtotal: 1_000, day })?.promotion).toBe(automatic);
});
