import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger hits what stands in the rows of lists', async ({ page, backOffice }) => {
    await backOffice.visitAs('admin', '/admin-orders');
    for (const path of ['/admin-orders', '/admin-parcels', '/admin-cash', '/admin-outbox']) {
      await backOffice.visit(path);
      const targets = page.locator('tbody').locator('label, a[data-variant=inline]');
      await expect(targets.first()).toBeVisible();
      const sides = await targets.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      );
      expect(Math.min(...sides), path).toBeGreaterThanOrEqual(44);
    }
  });

  test('a packing slip stays on its sheet', async ({ page, backOffice, api }) => {
    const { id } = await anOrderOfANewCustomer(api);
    await backOffice.visitAs('sales', `/admin-orders/${id}/print`);
    const slip = page.getByRole('article');
    const lines = await slip.getByRole('table').boundingBox();
    const sheet = await slip.boundingBox();
    expect(lines?.x).toBeGreaterThanOrEqual(sheet?.x ?? NaN);
    expect(lines?.width).toBeLessThan(sheet?.width ?? NaN);
  });
});

test('no column of the desk figures is out of sight', async ({ page, backOffice }) => {
  await backOffice.visitAs('admin', '/admin-desk/figures');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row')).not.toHaveCount(1);
  expect(
    await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
  ).toBe(0);
});
