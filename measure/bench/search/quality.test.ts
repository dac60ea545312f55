import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { askAll } from './ask.ts';
import { type SearchResponse, measure } from './measure.ts';
import { openSampleShop } from './sample-shop.ts';
import { readSet } from './sets.ts';

let shop: Awaited<ReturnType<typeof openSampleShop>>;
beforeAll(async () => {
  shop = await openSampleShop();
});
afterAll(() => shop.close());

describe.each(['golden-set', 'second-set', 'third-set'])('what people type, by the %s', (name) => {
  let responses: SearchResponse[];
  beforeAll(async () => {
    responses = await askAll(shop.url, shop.keys, readSet(name));
  });

  test('is found', () => {
    const { recall, first } = measure(responses);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.9);
  });

  test('is found in every way to type it', () => {
    const kinds = Map.groupBy(responses, ({ query }) => query.kind);
    const weak = [...kinds].filter(([, some]) => measure(some).recall < 0.85);
    expect(weak.map(([kind]) => kind)).toEqual([]);
  });

  test('is not mistaken for what only looks like it', () => {
    const { violations, violationsAtFirst } = measure(responses);
    expect(violationsAtFirst).toBe(0);
    expect(violations).toBeLessThanOrEqual(1);
  });
});

test('7alla finds what is put under pots, of which the shop has none, and nothing else', async () => {
  const asked = readSet('golden-set').filter(({ query }) => query === '7alla');
  const [response] = await askAll(shop.url, shop.keys, asked);
  expect(response?.found[0]).toBe('trivet');
  expect(asked[0]?.expect).toEqual(expect.arrayContaining(response?.found ?? []));
});
