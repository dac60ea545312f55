import type { Page } from '@playwright/test';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

const known = 'user@craftsandore.example';
const newcomer = 'adham.sabry@example.com';
const unconfirmed = 'hany.gerges@example.com';

/** Chooses an account in the window of the demo identity provider. */
async function continueAs(page: Page, email: string) {
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('button', { name: /demo|تجريبي/ })
    .click();
  const provider = await opening;
  const account = provider.getByRole('button', { name: email });
  await account.waitFor();
  // The window closes by it, on a busy machine before the click is known to have happened.
  await account.click().catch(() => undefined);
}

test('who the identity provider knows is signed in, and finds the cart again', async ({
  page,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  await shop.visit(`/product/${product.id}`);
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByText(t('cart.added'))).toBeVisible();

  await shop.visit('/cart');
  // Without a reload: the page finds its own way into a document that may load the script.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.signIn') })
    .click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByLabel(t('account.keepMeLoggedIn')).uncheck();
  await continueAs(page, known);

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(
    uiLocale === 'ar' ? product.nameAr : product.name,
  );
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

test('a newcomer gets an account by the button of the sign-up page', async ({ page, shop }) => {
  await shop.visit('/signup?next=%2Fprofile');
  await continueAs(page, newcomer);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main')).toContainText(newcomer);
});

test.describe('an identity that is refused', () => {
  test.use({ provokes: [401] });

  test('leaves the customer on the page, and only logs it', async ({ page, shop, t }) => {
    await shop.visit('/signin');
    const button = page.getByRole('main').getByRole('button', { name: /demo|تجريبي/ });
    const field = await page.getByLabel(t('account.email')).boundingBox();
    await expect.poll(async () => (await button.boundingBox())?.width).toBe(field?.width);
    await continueAs(page, unconfirmed);
    await expect(
      page.getByRole('status').filter({ hasText: t('auth.identityFailed') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);
  });
});

test('the provider’s script may load on the two pages that show its button, and nowhere else', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/signin', '/signup']) {
    expect(await policyOf(path)).toMatch(/script-src [^;]*\/demo-identity\/client\.js/);
  }
  for (const path of ['/', '/products', '/cart', '/request-reset-password']) {
    expect(await policyOf(path)).not.toContain('demo-identity');
  }
});
