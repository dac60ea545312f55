import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const demoCustomer = { email: 'user@craftsandore.example', password: 'wooden-spoon-2020' };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of [
  '/',
  '/products',
  '/product/1',
  '/categoryIds/1',
  '/cart',
  '/signin',
  '/signup',
  '/about',
  '/services',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/branches',
  '/credits',
  '/request-reset-password',
  '/reset-password?token=some',
]) {
  test(`axe finds nothing wrong with ${path}`, async ({ page, shop }) => {
    await shop.visit(path);
    await expectNoViolations(page);
  });
}

test.describe('a page that does not exist', () => {
  test.use({ provokes: /status of 404/ });

  test('says so in both languages, with status 404 and a way home', async ({ page, t }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expectNoViolations(page);
    await page.getByRole('link', { name: t('action.goHome') }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('axe finds nothing wrong with what a customer alone sees', async ({ page, shop, t }) => {
  await shop.visit('/signin');
  await shop.signIn(demoCustomer);
  await expect(page).not.toHaveURL(/signin/);

  for (const path of ['/cart', '/orders', '/profile', '/shipping']) {
    await shop.visit(path);
    await expectNoViolations(page);
  }
  await shop.visit('/orders');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText(t('order.whereIsIt'))).toBeVisible();
  await expectNoViolations(page);
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

async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
