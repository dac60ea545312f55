import { admin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const backOffice = process.env.BACK_OFFICE_URL ?? 'http://localhost:4300';

test.beforeEach(async ({ shop, page }) => {
  await shop.visit('/signin?next=%2Fproducts');
  await shop.signIn(admin);
  await expect(page).toHaveURL(/\/products$/);
});

test(
  'staff enter the back office by the shop without signing in again',
  { tag: '@every-device' },
  async ({ page, t }) => {
    const menu = page.getByRole('button', { name: t('action.menu') });
    const staff = page.getByRole('link', { name: t('nav.staff') });
    // Signing in opened a new document: its menu opens once its scripts have come.
    await expect(async () => {
      if (await menu.isVisible()) await menu.click();
      await expect(staff).toBeVisible({ timeout: 1000 });
    }).toPass();
    await staff.click();
    await expect(page).toHaveURL(`${backOffice}/admin`);
    expect(
      await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token')),
    ).not.toBeNull();
  },
);

test('an admin comes from a product’s card to its page in the back office', async ({ page }) => {
  const edit = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^(Edit|تعديل) / });
  const path = new URL((await edit.getAttribute('href')) ?? '').pathname;
  await edit.click();
  await expect(page).toHaveURL(backOffice + path);
});

test.describe('when no code can be had', () => {
  test.use({ provokes: [500] });

  test('the link still leads there', async ({ page }) => {
    await page.route('**/auth/handOff', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^(Edit|تعديل) / })
      .click();
    await page.waitForURL((url) => url.origin === backOffice);
  });
});
