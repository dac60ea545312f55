import { expectFocusInSight } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

for (const width of [390, 768, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('no bar covers what has the focus in the form of a product', async ({
      page,
      backOffice,
      t,
    }) => {
      await backOffice.visitAs('admin', '/update-product/1');
      await expect(page.getByRole('button', { name: t('product.save') })).toBeVisible();
      await expectFocusInSight(page);
    });

    test('no bar covers what has the focus in the list of orders', async ({
      page,
      backOffice,
      t,
    }) => {
      await backOffice.visitAs('sales', '/admin-orders');
      // With ticked orders comes the bar that sticks.
      const boxes = page.getByRole('checkbox', { name: new RegExp(`${t('orders.tick')} `) });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expectFocusInSight(page);
    });
  });
}
