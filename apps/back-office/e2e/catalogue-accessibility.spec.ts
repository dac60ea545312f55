import { expectNoViolationsInEitherScheme } from './support/expect-no-violations-in-either-scheme.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

test('axe finds nothing wrong with what the shop sells, and how it delivers, in either scheme', async ({
  page,
  backOffice,
  t,
}) => {
  await backOffice.visitAs('admin', '/products');
  await page
    .getByRole('button', { name: t('products.designs', { count: 2 }) })
    .first()
    .click();
  await expectNoViolationsInEitherScheme(page);

  for (const path of [
    '/products?query=no-such-thing',
    '/products?removed=true',
    '/update-product/1',
    '/remove-product/1',
    '/category-list',
    '/banner-list',
    '/admin-settings/delivery',
    '/admin-search/misses',
    '/admin-search/synonyms',
    '/admin-search/synonyms/1',
    '/admin-search/explain?query=olive%20bowl',
  ]) {
    await backOffice.visit(path);
    await expectNoViolationsInEitherScheme(page);
  }
});

test('axe finds nothing wrong with forms that were sent empty in either scheme', async ({
  page,
  backOffice,
  t,
}) => {
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
    await expectNoViolationsInEitherScheme(page);
  }
});
