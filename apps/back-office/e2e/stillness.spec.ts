import { setTimeout } from 'node:timers/promises';

import { changeOrderStatus, OrderStatus } from '@craftsandore/contract';
import { apiUrl, watchLayoutShift } from '@craftsandore/tools/e2e';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
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

const lists = [
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
  '/admin-promotions',
  '/admin-orders/holds',
  '/admin-settings',
  '/admin-settings/delivery',
  '/admin-users',
  '/admin-reports',
];

test(
  'nothing on a list moves when its rows and counts come',
  { tag: '@every-device' },
  async ({ page, backOffice, api }) => {
    // More pages than any other journey, on a line that is slow on purpose.
    test.slow();
    // The heads of lists have something to say, and the desk's bar of new orders stands in no one's way.
    const { id: orderId } = await anOrderOfANewCustomer(api);
    const asSales = await staffApi(api, 'sales');
    const body = { statusId: OrderStatus.confirmed };
    await asSales(changeOrderStatus, { params: { orderId }, body });
    await anOrderOfANewCustomer(api);

    const layoutShift = await watchLayoutShift(page);
    await backOffice.visitAs('admin', '/admin');
    // As on mobile data: the page is painted before the answers come.
    await page.route(`${apiUrl}/**`, async (route) => {
      await setTimeout(200);
      await route.continue();
    });

    // The words of a language are as long as they are: each is looked at on a phone too.
    for (const width of new Set([page.viewportSize()?.width ?? 0, 390])) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of lists) {
        await backOffice.visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await layoutShift(), `${path} at ${width}`).toBeLessThan(0.01);
      }
    }
  },
);
