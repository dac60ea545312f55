import { expect, test } from 'vitest';

import { gap, pageWindow } from './page-window.ts';

test.each([
  { page: 1, pageCount: 2, shown: [1, 2] },
  { page: 1, pageCount: 6, shown: [1, 2, 3, gap, 6] },
  { page: 3, pageCount: 6, shown: [1, 2, 3, 4, 5, 6] },
  { page: 6, pageCount: 12, shown: [1, gap, 5, 6, 7, gap, 12] },
  { page: 12, pageCount: 12, shown: [1, gap, 10, 11, 12] },
])('page $page of $pageCount shows $shown', ({ page, pageCount, shown }) => {
  expect(pageWindow(page, pageCount)).toEqual(shown);
});
