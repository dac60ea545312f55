import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

test('nothing on a page moves by itself', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const seen = { layoutShift: 0 };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) seen.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await shop.visit('/');
  await page.waitForTimeout(7000); // the hero has typed a title, changed slides, and typed another
  await expectStillness(page);

  for (const path of [
    '/products',
    '/product/1',
    '/categoryIds/1',
    '/cart',
    '/signin',
    '/about',
    '/contact',
  ]) {
    await shop.visit(path);
    await expectStillness(page);
  }
});

async function expectStillness(page: Page) {
  // Below what anybody sees: a word whose font came late may differ by a pixel.
  expect(await page.evaluate('seen.layoutShift'), page.url()).toBeLessThan(0.01);
}
