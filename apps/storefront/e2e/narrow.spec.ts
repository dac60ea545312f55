import { listCategories, toLatinDigits } from '@craftsandore/contract';
import { woodLabel } from '@craftsandore/i18n';

import { expect, test } from './support/test.ts';

test(
  'the list is narrowed by price and stock, and stays so over a reload and the way back',
  { tag: '@every-device' },
  async ({ page, shop, t }) => {
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
    await page.getByRole('link', { name: t('products.clearFilters') }).click();
    await expect(page).toHaveURL(/\/products$/);
  },
);

test('a wood shows as many products as it says, and its chip takes it off', async ({
  page,
  shop,
  t,
  uiLocale,
}) => {
  await shop.visit('/products');
  const wood = woodLabel('walnut', uiLocale);
  const opener = page.getByRole('button', { name: t('products.filters') });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const fields = isPhone
    ? page.getByRole('dialog', { name: t('products.filters') })
    : page.getByRole('group', { name: t('products.filters') });

  const box = fields.getByRole('checkbox', { name: new RegExp(`^${wood}`) });
  const said = await fields.getByText(new RegExp(`^${wood} [\\d٠-٩]+$`)).innerText();
  const count = Number(toLatinDigits(said).match(/\d+/)?.[0]);
  await box.check();
  if (isPhone) await page.getByRole('button', { name: t('products.showCount', { count }) }).click();
  await expect(page).toHaveURL(/\/products\?woods=walnut$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(t('products.count', { count }));

  await page.getByRole('link', { name: t('products.remove', { name: wood }) }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a category is narrowed on its own page', async ({ page, shop, api, t }) => {
  const [category] = await api(listCategories, {});
  await shop.visit(`/categoryIds/${category?.id}`);
  const opener = page.getByRole('button', { name: t('products.filters') });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const fields = isPhone
    ? page.getByRole('dialog', { name: t('products.filters') })
    : page.getByRole('group', { name: t('products.filters') });

  await fields.getByRole('checkbox', { name: new RegExp(`^${t('products.inStock')}`) }).check();
  if (isPhone) await fields.locator('button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`/categoryIds/${category?.id}/[^/]+\\?inStock=true$`));
  await page.getByRole('combobox', { name: t('products.sort') }).selectOption('price-up');
  await expect(page).toHaveURL(
    new RegExp(`/categoryIds/${category?.id}/[^/]+\\?sort=price-up&inStock=true$`),
  );
  await page.getByRole('link', { name: t('products.clearFilters') }).click();
  await expect(page).toHaveURL(new RegExp(`/categoryIds/${category?.id}/[^/]+\\?sort=price-up$`));
});
