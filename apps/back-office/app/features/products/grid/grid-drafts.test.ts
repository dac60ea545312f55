import { type GridNow, type GridResult, piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { readCell, type Writing } from './grid-cells.ts';
import {
  afterSave,
  type Draft,
  draftOf,
  keyOf,
  rowsOf,
  soldMeanwhile,
  undoOf,
} from './grid-drafts.ts';

const writing: Writing = {
  ...{ locale: 'ar', number: String },
  statuses: { published: 'معروض', draft: 'مسودة', archived: 'مؤرشف' },
};

const now: GridNow = {
  ...{ version: 3, sku: 'A-1', barcode: null, stock: 10, status: 'published' },
  ...{ ownPrice: null, productPrice: piastres(59_000) },
};

const write = (field: Draft['field'], text: string, designId = 1, seen = now): Draft => ({
  ...{ designId, field, text, seen, read: readCell(field, text, writing) },
});
const draftsOf = (...drafts: Draft[]) =>
  new Map(drafts.map((draft) => [keyOf(draft.designId, draft.field), draft]));
const result = (fields: Partial<GridResult>): GridResult => ({
  ...{ productDesignId: 1, state: 'saved', refusals: [], now },
  ...fields,
});

test.each([
  ['price', '١٬٢٥٠٫٥ ج.م', { value: 1250.5 }],
  ['price', 'EGP 590', { value: 590 }],
  ['price', ' ', { value: null }],
  ['stock', '٧', { value: 7 }],
  ['sku', ' لوح-٣٠ ', { value: 'لوح-30' }],
  ['sku', '', { value: null }],
  ['status', 'مسودة', { value: 'draft' }],
  ['status', 'Published', { value: 'published' }],
] as const)('reads a %s as %j', (field, text, read) => {
  expect(readCell(field, text, writing)).toEqual(read);
});

test.each([
  ['price', 'خمسمية'],
  ['price', '0'],
  ['stock', ''],
  ['stock', '1.5'],
  ['barcode', '4006381333932'],
  ['status', 'غدًا'],
] as const)('says what is wrong with a %s of %j', (field, text) => {
  expect(readCell(field, text, writing)).toEqual({ problem: expect.stringMatching(/[ء-ي]/) });
});

test('what stands there already is no draft', () => {
  expect(draftOf(write('price', '590'))).toBeUndefined();
  expect(draftOf(write('price', ''))).toBeUndefined();
  expect(draftOf(write('price', 'x'))).toBeDefined();
  expect(draftOf(write('stock', '11'))).toBeDefined();
});

test('sends of each design what can be saved, over what was seen', () => {
  const later = { ...now, version: 4 };
  const drafts = draftsOf(
    write('sku', 'B-1', 1, later),
    write('stock', '12'),
    write('price', 'x'),
    { ...write('barcode', 'y'), isConflict: true },
    write('price', '600', 2),
  );
  expect(rowsOf(drafts)).toEqual([
    {
      ...{ productDesignId: 1, seenVersion: 3 },
      ...{ sku: { seen: 'A-1', value: 'B-1' }, stock: { seen: 10, value: 12 } },
    },
    { productDesignId: 2, seenVersion: 3, price: { seen: 590, value: 600 } },
  ]);
});

test('what was not saved is left, with the reason', () => {
  const drafts = draftsOf(
    write('price', '600'),
    ...[write('sku', 'X', 2), write('price', '600', 2), write('price', '600', 3)],
  );
  const theirs = { ...now, ownPrice: piastres(61_000), version: 4 };
  const left = afterSave(drafts, drafts, [
    result({}),
    result({
      ...{ productDesignId: 2, state: 'refused' },
      refusals: [{ field: 'sku', message: 'Taken.' }],
    }),
    result({
      ...{ productDesignId: 3, state: 'conflict', now: theirs },
      refusals: [{ field: 'price', message: '' }],
    }),
  ]);
  expect([...left.values()]).toMatchObject([
    { designId: 2, field: 'sku', refusal: 'Taken.' },
    { designId: 2, field: 'price' },
    { designId: 3, isConflict: true, seen: theirs },
  ]);
  expect(left.get(keyOf(2, 'price'))).not.toHaveProperty('refusal');
});

test('what is written while it is saved is written over what was saved', () => {
  const sent = draftsOf(write('price', '600'));
  const drafts = draftsOf(write('price', '650'));
  const after = { ...now, ownPrice: piastres(60_000) };
  const left = afterSave(drafts, sent, [result({ now: after })]);
  expect([...left.values()]).toMatchObject([{ text: '650', seen: after }]);
});

test('a save is taken back over what it came to; what was sold stays sold', () => {
  const sent = draftsOf(write('price', '600'), write('stock', '15'), write('price', '1', 2));
  const after = { ...now, ownPrice: piastres(60_000), stock: 13, version: 4 };
  const results = [result({ now: after }), result({ productDesignId: 2, state: 'refused' })];
  expect(undoOf(sent, results)).toEqual([
    {
      ...{ productDesignId: 1, seenVersion: 4 },
      ...{ price: { seen: 600, value: null }, stock: { seen: 13, value: 8 } },
    },
  ]);
  expect(soldMeanwhile(sent, results)).toBe(1);
});
