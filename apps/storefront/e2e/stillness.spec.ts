import { watchLayoutShift } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

test('nothing on a page moves by itself', { tag: '@every-device' }, async ({ page, shop }) => {
  const layoutShift = await watchLayoutShift(page);

  const expectStillness = async () =>
    // Below what anybody sees: a word whose font came late may differ by a pixel.
    expect(await layoutShift(), page.url()).toBeLessThan(0.01);

  await shop.visit('/');
  await page.waitForTimeout(7000); // the hero has typed a title, changed slides, and typed another
  await expectStillness();

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
    await expectStillness();
  }
});
