import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('a page that does not exist', () => {
  test.use({ provokes: [404] });

  test(
    'says so in both languages, with status 404 and a way home',
    { tag: '@every-device' },
    async ({ page, t }) => {
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await page.getByRole('link', { name: t('action.goHome') }).click();
      await expect(page).toHaveURL(/\/home$/);
    },
  );
});

test(
  'axe finds nothing wrong with what opens over a page',
  { tag: '@every-device' },
  async ({ page, shop, t }) => {
    await shop.visit('/products');
    await expect(await shop.openMiniCart()).toBeVisible();
    await expectNoViolations(page);

    const menu = page.getByRole('button', { name: t('action.menu') });
    await page.keyboard.press('Escape');
    if (await menu.isVisible()) await menu.click();
    else await page.getByRole('button', { name: t('account.label') }).click();
    await expectNoViolations(page);

    await page.keyboard.press('Escape');
    const categories = page.getByRole('button', { name: t('category.all') });
    if (await categories.isVisible()) {
      await categories.click();
      await expect(page.getByRole('link', { name: t('home.allProducts') }).first()).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(categories).toBeFocused();
    }
    await shop.openSearch();
    await expect(page.getByRole('heading', { name: t('category.all') })).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  'people who choose their own colours see which design is chosen',
  { tag: '@every-device' },
  async ({ page, shop, api, uiLocale }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { product, design } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}?design=${design.id}`);
    const highlight = await page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight';
      return getComputedStyle(document.body).outlineColor;
    });

    for (const { id, name, nameAr } of product.productDesigns) {
      const card = page.locator('label').filter({ hasText: uiLocale === 'ar' ? nameAr : name });
      await expect(card).toHaveCSS('outline-style', id === design.id ? 'solid' : 'none');
      if (id === design.id) await expect(card).toHaveCSS('outline-color', highlight);
    }
  },
);

test(
  'people who choose their own colours see which slide is shown',
  { tag: '@every-device' },
  async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await shop.visit('/');
    const marks = page.locator('main section').first().locator('[data-variant] > button');
    const colours = await marks.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button, '::before').backgroundColor),
    );
    expect(new Set(colours).size, 'one differs from the others').toBe(2);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours).not.toContain(ground);
  },
);
