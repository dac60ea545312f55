import { parcelStates, pieceConditions, receivableStates } from '@craftsandore/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canBeReceived, isOverdueBack, judgedByLine, stateAfter } from './inspection.ts';

const sent = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 1 },
];

test('what is judged is what was sent, piece by piece', () => {
  const sellable = { orderLineId: 1, quantity: 1, condition: 'sellable' as const };
  const damaged = { orderLineId: 1, quantity: 1, condition: 'damaged' as const };
  const missing = { orderLineId: 2, quantity: 1, condition: 'missing' as const };
  expect(judgedByLine(sent, [sellable, damaged, missing])).toEqual(
    new Map([
      [1, { sellable: 1, damaged: 1, missing: 0 }],
      [2, { sellable: 0, damaged: 0, missing: 1 }],
    ]),
  );
  expect(judgedByLine(sent, [sellable, damaged])).toBeNull();
  expect(judgedByLine(sent, [sellable, sellable, sellable, missing])).toBeNull();
  expect(judgedByLine(sent, [sellable, damaged, { ...missing, orderLineId: 3 }])).toBeNull();
});

test('pieces in any order and any parts come to the same, and one more or less to nothing', () => {
  const piece = fc.record({
    orderLineId: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    condition: fc.constantFrom(...pieceConditions),
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
      const quantities = new Map<number, number>();
      for (const { orderLineId: id, quantity } of pieces)
        quantities.set(id, (quantities.get(id) ?? 0) + quantity);
      const lines = [...quantities].map(([id, quantity]) => ({ id, quantity }));
      const judged = judgedByLine(lines, pieces);
      expect(judged).toEqual(judgedByLine(lines, pieces.toReversed()));
      for (const { id, quantity } of lines) {
        const { sellable = 0, damaged = 0, missing = 0 } = judged?.get(id) ?? {};
        expect(sellable + damaged + missing).toBe(quantity);
      }
      expect(judgedByLine(lines, pieces.slice(1))).toBeNull();
    }),
  );
});

test('only what has come back, or has been given up, is received, and once', () => {
  const fresh = { isPartly: false, isInspected: false };
  const received = parcelStates.filter((state) => canBeReceived({ state, ...fresh }));
  expect(new Set(received)).toEqual(new Set(receivableStates));
  expect(canBeReceived({ state: 'returned', ...fresh, isInspected: true })).toBe(false);
  const partly = { state: 'delivered', isPartly: true } as const;
  expect(canBeReceived({ ...partly, isInspected: false })).toBe(true);
  expect(canBeReceived({ ...partly, isInspected: true })).toBe(false);
});

test('what is back for three days and not received is looked for', () => {
  const since = new Date('2026-11-24T09:00:00Z');
  const back = { state: 'returned' as const, isPartly: false, isInspected: false, since };
  expect(isOverdueBack(back, new Date('2026-11-27T08:59:59Z'))).toBe(false);
  expect(isOverdueBack(back, new Date('2026-11-27T09:00:00Z'))).toBe(true);
  const later = new Date('2026-12-27T09:00:00Z');
  expect(isOverdueBack({ ...back, isInspected: true }, later)).toBe(false);
  expect(isOverdueBack({ ...back, state: 'returning' }, later)).toBe(false);
  expect(isOverdueBack({ ...back, state: 'delivered' }, later)).toBe(false);
  expect(isOverdueBack({ ...back, state: 'delivered', isPartly: true }, later)).toBe(true);
});

test('a parcel of which nothing came is lost, any other is here', () => {
  const gone = { sellable: 0, damaged: 0, missing: 1 };
  const here = { sellable: 0, damaged: 1, missing: 0 };
  expect(stateAfter('returning', [gone, here])).toBe('returned');
  expect(stateAfter('returning', [gone])).toBe('lost');
  // The carrier has brought an empty box, or has said itself that it has none.
  for (const state of ['returned', 'lost', 'damaged'] as const) {
    expect(stateAfter(state, [gone])).toBeUndefined();
  }
  expect(stateAfter('returned', [here])).toBeUndefined();
  expect(stateAfter('lost', [here])).toBe('returned');
});
