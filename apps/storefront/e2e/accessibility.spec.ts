import { expectNoViolations } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('a page that does not exist', () => {
  test.use({ provokes: [404] });

  test('says so in both languages, with status 404 and a way home', async ({ page, t }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: t('action.goHome') }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('axe finds nothing wrong with what opens over a page', async ({ page, shop, t }) => {
  await shop.visit('/products');
  await expect(await shop.openMiniCart()).toBeVisible();
  await expectNoViolations(page);

  const menu = page.getByRole('button', { name: t('action.menu') });
  await page.keyboard.press('Escape');
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: t('account.label') }).click();
  // A menu floats above the landmarks, not in one of them.
  await expectNoViolations(page, { except: ['region'] });
});
