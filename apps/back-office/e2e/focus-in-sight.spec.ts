import { expectFocusInSight } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

test(
  'no bar covers what has the focus in the form of a product',
  { tag: '@every-device' },
  async ({ page, backOffice, t }) => {
    await backOffice.visitAs('admin', '/update-product/1');
    await expect(page.getByRole('button', { name: t('product.save') })).toBeVisible();
    await expectFocusInSightAlsoOnATablet(page);
  },
);

test(
  'no bar covers what has the focus in the list of orders',
  { tag: '@every-device' },
  async ({ page, backOffice, t }) => {
    await backOffice.visitAs('sales', '/admin-orders');
    // With ticked orders comes the bar that sticks.
    const boxes = page.getByRole('checkbox', { name: new RegExp(`${t('orders.tick')} `) });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expectFocusInSightAlsoOnATablet(page);
  },
);

/** At the width of the device, and where that is a desktop's, at one in between. */
async function expectFocusInSightAlsoOnATablet(page: Page) {
  await expectFocusInSight(page);
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  await page.setViewportSize({ width: 768, height: 900 });
  await expectFocusInSight(page);
}
