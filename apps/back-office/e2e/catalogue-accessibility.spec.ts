import { expectNoViolations } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with what the shop sells in the ${colorScheme} scheme`, async ({
    page,
    backOffice,
    t,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await backOffice.visitAs('admin', '/products');
    await page
      .getByRole('button', { name: t('products.designs', { count: 2 }) })
      .first()
      .click();
    await expectNoViolations(page);

    for (const path of [
      '/products?query=no-such-thing',
      '/products?removed=true',
      '/update-product/1',
      '/remove-product/1',
      '/banner-list',
      '/admin-search/misses',
      '/admin-search/synonyms',
      '/admin-search/synonyms/1',
      '/admin-search/explain?query=olive%20bowl',
    ]) {
      await backOffice.visit(path);
      await expectNoViolations(page);
    }
  });

  test(`axe finds nothing wrong with forms that were sent empty in the ${colorScheme} scheme`, async ({
    page,
    backOffice,
    t,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await backOffice.visitAs('admin', '/add-product');

    for (const [path, send] of [
      ['/add-product', t('product.create')],
      ['/add-category', t('categories.save')],
      ['/add-banner', t('banners.upload')],
    ] as const) {
      const button = page.getByRole('button', { name: send });
      if (path !== '/add-product') await backOffice.visit(path);
      await button.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoViolations(page);
    }
  });
}
