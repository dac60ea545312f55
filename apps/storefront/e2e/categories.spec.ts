import { listCategories } from '@craftsandore/contract';

import type { Locator } from '@playwright/test';

import { expect, test } from './support/test.ts';

test(
  'each page leads to a category by its picture, from the header and from the search',
  { tag: '@every-device' },
  async ({ page, shop, api, t, uiLocale }) => {
    const [category] = await api(listCategories, {});
    const name = (uiLocale === 'ar' ? category?.nameAr : category?.name) ?? '';
    const title = page.getByRole('heading', { level: 1 });
    const banner = page.getByRole('banner');
    const pictureIn = (place: Locator) =>
      place.getByRole('link', { name }).filter({ visible: true });

    await shop.visit('/about');
    const menu = page.getByRole('button', { name: t('action.menu') });
    const opener = (await menu.isVisible())
      ? menu
      : banner.getByRole('button', { name: t('category.all') });
    await opener.click();
    await pictureIn(banner).click();
    await expect(title).toContainText(name);
    await expect(pictureIn(banner)).toBeHidden();

    await shop.visit('/contact');
    await shop.openSearch();
    const search = page.getByRole('search');
    await pictureIn(search).click();
    await expect(title).toContainText(name);
    await expect(pictureIn(search)).toBeHidden();
  },
);

test('what was searched is offered again, until somebody clears it', async ({ page, shop, t }) => {
  const wanted = 'خشب';
  await shop.visit('/about');
  await (await shop.openSearch()).fill(wanted);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=/);

  await shop.visit('/about');
  await shop.openSearch();
  await page.getByRole('search').getByRole('link', { name: wanted }).click();
  await expect(page).toHaveURL(/\/products\?query=/);

  await shop.visit('/about');
  await shop.openSearch();
  await page.getByRole('button', { name: t('search.forget') }).click();
  await expect(page.getByRole('search').getByRole('link', { name: wanted })).toBeHidden();
});
