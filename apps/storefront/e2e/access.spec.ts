import { sales } from './support/staff.ts';
import { apiUrl } from '@craftsandore/tools/e2e';
import { expect, test } from './support/test.ts';

const demoCustomer = { email: 'user@craftsandore.example', password: 'wooden-spoon-2020' };

test('an account page asks to sign in, and is there afterwards', async ({ page, shop, t }) => {
  await shop.visit('/orders?page=1');
  await expect(page).toHaveURL(/\/signin\?next=%2Forders%3Fpage%3D1$/);
  await expect(page.getByText(t('auth.pleaseLogin'))).toBeVisible();
  await shop.signIn(demoCustomer);
  await expect(page).toHaveURL(/\/orders\?page=1$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('signing in never leads to another site', async ({ page, shop }) => {
  await shop.visit('/signin?next=%2F%2Felsewhere.example%2Forders');
  await shop.signIn(demoCustomer);
  await expect(page).not.toHaveURL(/signin/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('"keep me logged in" does what it says', async ({ page, shop, t }) => {
  await shop.visit('/signin');
  await page.getByLabel(t('account.keepMeLoggedIn')).uncheck();
  await shop.signIn(demoCustomer);
  await expect(page).not.toHaveURL(/signin/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

test('signing out ends the session here and at the API', async ({ page, shop, request, t }) => {
  await shop.visit('/signin');
  await shop.signIn(demoCustomer);
  await expect(page).not.toHaveURL(/signin/);
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await shop.visit('/profile');
  // What somebody has typed before is not for the next one.
  await page.evaluate(() => sessionStorage.setItem('draft:guest:rating', '{"comment":"Good"}'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('action.logOut'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/signin/);

  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:guest:rating'))).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  const profile = () => request.get(`${apiUrl}/users/profile`, { headers });
  await expect.poll(async () => (await profile()).status()).toBe(401);
});

test('staff see the way to the back office, and a path of theirs leads there', async ({
  page,
  shop,
  request,
  t,
}) => {
  await shop.visit('/signin');
  await shop.signIn(sales);
  await expect(page.getByRole('banner')).toBeVisible(); // the shop's: the sign-in page has none
  const menu = page.getByRole('button', { name: t('action.menu') });
  if (await menu.isVisible()) await menu.click();
  const backOffice = process.env.BACK_OFFICE_URL ?? 'http://localhost:4300';
  await expect(page.getByRole('link', { name: t('nav.staff') })).toHaveAttribute(
    'href',
    `${backOffice}/admin`,
  );

  const response = await request.get('/admin-orders/7?tab=history', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe(`${backOffice}/admin-orders/7?tab=history`);
});

test.describe('the order of somebody else', () => {
  test.use({ provokes: [404] });

  test('does not exist', async ({ page, shop, t }) => {
    await shop.visit('/signin?next=%2Forders%2F1');
    await shop.signIn({ email: 'developer@craftsandore.example', password: 'wooden-spoon-2020' });
    await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
  });
});
