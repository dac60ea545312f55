import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dueForKept, keptOf, refusedOf } from './kept.ts';

describe('what was kept of what was sent', () => {
  const sent = [
    { id: 7, quantity: 3 },
    { id: 8, quantity: 1 },
  ];
  const said = (...pieces: [number, number][]) =>
    keptOf(
      sent,
      pieces.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
    );

  test('is some of it, all or nothing', () => {
    expect(said([7, 2])).toEqual({ 7: 2 });
    expect(said([7, 1], [7, 1], [8, 1])).toEqual({ 7: 2, 8: 1 });
    expect(said([7, 3], [8, 1])).toBe('all');
    expect(said()).toBe('none');
  });

  test('is never more, and of no other line', () => {
    expect(said([7, 4])).toBeNull();
    expect(said([7, 2], [7, 2])).toBeNull();
    expect(said([9, 1])).toBeNull();
  });

  test('leaves the others refused', () => {
    expect(sent.map((line) => refusedOf(line, { 7: 2 }))).toEqual([1, 1]);
    for (const kept of ['all', 'none', null] as const) {
      expect(sent.map((line) => refusedOf(line, kept))).toEqual([0, 0]);
    }
  });
});

describe('what is taken for what was kept', () => {
  const bowls = { unitPrice: 10_000, quantity: 3, kept: 2 };
  const board = { unitPrice: 30_001, quantity: 1, kept: 0 };

  test.each([
    ['at what it was charged, and delivery', 66_501, 0, 26_500],
    ['less its share of the discount, to the piastre', 59_834, 6_667, 24_277],
    ['less what was paid before', 46_501, 0, 6_500],
    ['never below nothing', 20_000, 0, 0],
  ])('is %s', (_, cashDue, discount, due) => {
    expect(dueForKept({ cashDue, discount }, [bowls, board])).toBe(due);
  });

  test('is all of it where all is kept, and grows with each piece', () => {
    const pieces = fc.array(
      fc.record({ unitPrice: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(pieces, fc.nat(3_000_000), fc.nat(50_000), fc.nat(), (sent, off, fee, pick) => {
        const subtotal = sent.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0);
        const discount = Math.min(off, subtotal);
        const door = { cashDue: subtotal - discount + fee, discount };
        const keptOf = (more: number) =>
          sent.map((one, index) => ({
            ...one,
            kept: Math.min(one.quantity, ((pick + index) % (one.quantity + 1)) + more),
          }));
        const due = dueForKept(door, keptOf(0));
        expect(due).toBeGreaterThanOrEqual(Math.min(fee, door.cashDue));
        expect(dueForKept(door, keptOf(1))).toBeGreaterThanOrEqual(due);
        expect(dueForKept(door, keptOf(9))).toBe(door.cashDue);
      }),
    );
  });
});
