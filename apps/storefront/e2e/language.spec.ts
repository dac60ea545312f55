import { otherLocale } from '@craftsandore/i18n';

import { expect, test } from './support/test.ts';

test(
  'the toggle changes language and direction, and both survive a reload',
  { tag: '@every-device' },
  async ({ page, shop, uiLocale, direction, t }) => {
    const root = page.locator('html');
    await shop.visit('/products?query=%D9%84%D9%88%D8%AD');
    await expect(root).toHaveAttribute('lang', uiLocale);
    await expect(root).toHaveAttribute('dir', direction);

    const menu = page.getByRole('button', { name: t('action.menu') });
    if (await menu.isVisible()) await menu.click();
    await page
      .getByRole('link', { name: t('language.otherLabel') })
      .filter({ visible: true })
      .click();

    await expect(root).toHaveAttribute('lang', otherLocale(uiLocale));
    await expect(root).not.toHaveAttribute('dir', direction);
    await expect(page.locator('[type=search]')).toHaveValue('لوح');
    await shop.visit('/products');
    await page.reload();
    await expect(root).toHaveAttribute('lang', otherLocale(uiLocale));
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });

  test('a first visit finds the shop in Arabic, from right to left', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 2, name: 'اختر فئة' })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(9);
  });

  test('the catalogue can be searched and paged', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'صفحة ⁨٢⁩' }).click();
    await expect(page).toHaveURL(/page=2/);
    const opener = page.getByRole('banner').getByRole('link', { name: 'بحث' });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('searchbox').fill('سلطانية');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/query=/);
    await expect(page.getByRole('article').first()).toContainText('سلطانية');
    await page.getByLabel('إلى (ج.م)').fill('٤٠٠');
    await page.getByLabel('إلى (ج.م)').press('Enter');
    await expect(page).toHaveURL(/query=.*maxPrice=/);
  });
});

test('pages name each other for search engines', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /\/products\?lang=en$/,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});
