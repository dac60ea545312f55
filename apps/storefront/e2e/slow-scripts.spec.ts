import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('what is pressed before the scripts are there is done when they are', async ({
  page,
  api,
  t,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto(`/product/${product.id}`);
  await page.locator('label', { has: page.locator(`[value="${design.id}"]`) }).click();
  await page.getByRole('button', { name: t('cart.more'), exact: true }).click();
  await page.getByRole('button', { name: t('cart.add') }).click();
  scripts.resolve(undefined);

  await expect(page.getByText(t('cart.added'))).toBeVisible();
  const label = t('cart.labelWithCount', { count: 2 });
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`design=${design.id}$`));
  const inCart = await page.evaluate(() => localStorage.getItem('cartItems'));
  expect(JSON.parse(inCart ?? '[]')).toMatchObject([{ productDesignId: design.id, quantity: 2 }]);
});

test('a choice made before the scripts are there stays, and acts when they are', async ({
  page,
  t,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto('/products');
  const sort = page.getByLabel(t('products.sort'));
  await sort.selectOption('price-up');
  scripts.resolve(undefined);

  await expect(page).toHaveURL(/\/products\?sort=price-up$/);
  await expect(sort).toHaveValue('price-up');
});

test('a search typed before the scripts are there is still there when they are', async ({
  page,
  t,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto('/products');
  const opener = page.getByRole('banner').getByRole('link', { name: t('products.submit') });
  if (await opener.isVisible()) await opener.click();
  const box = page.getByLabel(t('products.search'));
  await box.pressSequentially('هدية');
  scripts.resolve(undefined);

  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(box).toHaveValue('هدية');
});

test('a photo that never comes keeps no page from coming alive', async ({ page, api, t }) => {
  const { product } = await aProductInTwoDesigns(api);
  await page.route('**/images/**', () => undefined);

  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByText(t('cart.added'))).toBeVisible();
});
