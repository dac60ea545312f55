import { watchLayoutShift } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

test(
  'nothing on the dashboard moves when its figures come',
  { tag: '@every-device' },
  async ({ page, backOffice }) => {
    const layoutShift = await watchLayoutShift(page);
    await backOffice.visit('/signin');
    await backOffice.signIn('admin');
    await expect(page).toHaveURL(backOffice.address('/admin'));

    for (const width of [page.viewportSize()?.width ?? 0, 800, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await expect(page.getByRole('row')).not.toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await layoutShift(), `at ${width}`).toBeLessThan(0.002);
      expect(await page.evaluate('document.documentElement.scrollWidth'), `at ${width}`).toBe(
        width,
      );
    }
  },
);

test(
  'nothing on a list moves when its rows and counts come',
  { tag: '@every-device' },
  async ({ page, backOffice }) => {
    const layoutShift = await watchLayoutShift(page);
    await backOffice.visitAs('admin', '/admin');

    for (const path of [
      '/admin-orders',
      '/admin-parcels',
      '/admin-returns',
      '/admin-cash',
      '/admin-customers',
      '/admin-products',
      '/admin-desk',
      '/admin-desk/figures',
      '/admin-reviews',
      '/admin-messages',
      '/admin-audit',
      '/admin-outbox',
      '/admin-orders/holds',
      '/admin-settings',
      '/admin-settings/delivery',
      '/admin-users',
      '/admin-reports',
    ]) {
      await backOffice.visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await layoutShift(), path).toBeLessThan(0.01);
    }
  },
);
