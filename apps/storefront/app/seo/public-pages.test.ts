import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';

import routes from '../routes.ts';
import { isFindable } from './is-findable.ts';
import { publicPages } from './public-pages.ts';

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

test('are all pages of the shop that have one address and may be found', () => {
  const shop = routes.filter(({ file }) => file === 'routes/layout.tsx');
  const pages = pathsOf(shop).filter((path) => !/[:*]/.test(path) && isFindable(path, ''));
  // The home page is an index, without a path of its own.
  expect(pages.toSorted()).toEqual([...publicPages.slice(1), '/home'].toSorted());
});
