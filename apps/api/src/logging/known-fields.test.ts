import { z } from 'zod';
import { expect, test } from 'vitest';

import { knownFields } from './known-fields.ts';

const shape = z.object({
  name: z.string(),
  lines: z.array(z.object({ id: z.number() })).optional(),
  terms: z.array(z.string()).or(z.tuple([])),
  note: z.string().nullable().default(''),
});

test('keeps the fields of a shape, right or wrong, and no others', () => {
  const sent = {
    name: 7,
    lines: [{ id: 1, pwd: 'x' }, 'x'],
    terms: ['a'],
    note: null,
    more: 'x',
  };
  expect(knownFields(shape, sent)).toEqual({
    name: 7,
    lines: [{ id: 1 }, 'x'],
    terms: ['a'],
    note: null,
  });
});

test('keeps nothing that is nested deeper than the shape', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(knownFields(shape, { name: deep, terms: [deep], note: { pwd: 'x' } })).toEqual({
    name: '[unreadable]',
    terms: ['[unreadable]'],
    note: '[unreadable]',
  });
  expect(knownFields(shape, deep)).toBe('[unreadable]');
});
