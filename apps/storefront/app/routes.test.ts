import { isReservedSlug, pageSlugPattern, slugOf } from '@craftsandore/contract/plain';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';

import { isGoodsPage } from './navigation/goods-page.ts';
import routes from './routes.ts';

/** What each begins with. Routes are found in any case. */
const firstWords = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) =>
    path ? [path.toLowerCase().split('/')[0] ?? ''] : firstWords(children),
  );

test('no page of the owner’s takes an address that a route begins with', () => {
  const words = new Set(firstWords(routes).filter((word) => pageSlugPattern.test(word)));
  expect(words.size).toBeGreaterThan(20);
  expect([...words].filter((word) => !isReservedSlug(word))).toEqual([]);
});

const paths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)]);

test('no product is called as a page below it', () => {
  const below = paths(routes).flatMap((path) => /^product\/:id\/(\w+)$/.exec(path)?.[1] ?? []);
  expect(below).toHaveLength(3);
  expect(below.map((name) => slugOf(name))).toEqual(below.map(() => ''));
  expect(below.filter((name) => isGoodsPage(`/product/7/${name}`))).toEqual([]);
  expect(isGoodsPage('/product/7/review-stand')).toBe(true);
});
