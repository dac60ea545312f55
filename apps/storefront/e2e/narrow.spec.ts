import { expect, test } from './support/test.ts';

test('the list is narrowed by price and stock, and stays so over a reload and the way back', async ({
  page,
  shop,
  t,
}) => {
  await shop.visit('/products');
  const opener = page.getByRole('button', { name: t('products.filters') });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const fields = isPhone
    ? page.getByRole('dialog', { name: t('products.filters') })
    : page.getByRole('group', { name: t('products.filters') });

  await fields.getByLabel(t('products.maxPrice')).fill('٣٠٠');
  await fields.getByLabel(t('products.maxPrice')).press('Enter');
  await expect(page).toHaveURL(/\/products\?maxPrice=300$/);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/maxPrice=300$/);
  // The way out of it is beside the fields, wherever those are.
  if (isPhone)
    await page.getByRole('button', { name: t('products.filtersCount', { count: 1 }) }).click();
  await page
    .getByRole('link', { name: t('products.clearFilters') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/products$/);
});
