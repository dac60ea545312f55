import { expectFocusInSight } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

for (const path of ['/products', '/product/1']) {
  test(
    `no bar covers what has the focus on ${path}`,
    { tag: '@every-device' },
    async ({ page, shop }) => {
      await shop.visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFocusInSight(page);
    },
  );
}
