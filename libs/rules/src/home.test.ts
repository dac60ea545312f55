import { homeSections } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { allSections, featured, shownSections } from './home.ts';

const names = (arranged: Parameters<typeof allSections>[0]) =>
  allSections(arranged).map(({ name }) => name);

test('sections that nobody arranged are where the shop has them, and shown', () => {
  expect(names([])).toEqual(homeSections);
  expect(shownSections([])).toEqual(homeSections);
});

test('a section that came later stands behind what it comes behind', () => {
  const before = homeSections
    .filter((name) => name !== 'banners' && name !== 'promises')
    .toReversed();
  const arranged = before.map((name) => ({ name, shown: true }));
  expect(names(arranged)).toEqual(['promises', 'banners', ...before]);
});

test('what is hidden keeps its place, and is not shown', () => {
  const arranged = homeSections.map((name) => ({ name, shown: name !== 'story' }));
  expect(names(arranged)).toEqual(homeSections);
  expect(shownSections(arranged)).toEqual(homeSections.filter((name) => name !== 'story'));
});

test.each([
  [
    [3, 9, 1],
    [3, 1],
  ],
  [[], [1, 2, 3]],
  [[9], [1, 2, 3]],
])('of three things, %j are featured as %j', (ids, shown) => {
  expect(featured([{ id: 1 }, { id: 2 }, { id: 3 }], ids).map(({ id }) => id)).toEqual(shown);
});
