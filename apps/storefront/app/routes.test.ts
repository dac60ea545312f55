import { isReservedSlug, pageSlugPattern } from '@craftsandore/contract/plain';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';

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
