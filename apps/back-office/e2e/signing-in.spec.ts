import { expect, test } from './support/test.ts';

test(
  'a page asked for without a session comes back after signing in',
  { tag: '@every-device' },
  async ({ page, backOffice, t }) => {
    await backOffice.visit('/admin-orders?status=shipped');
    await expect(page.getByRole('alert')).toContainText(t('signIn.noToken'));

    await backOffice.signIn('admin');

    await expect(page).toHaveURL(backOffice.address('/admin-orders?status=shipped'));
    await expect(page.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();
  },
);

test('a customer is told that the account has no access, and gets no session', async ({
  page,
  backOffice,
  t,
}) => {
  await backOffice.visit('/signin');
  await backOffice.signIn('user');

  await expect(page.getByRole('alert')).toContainText(t('signIn.noAccess'));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await backOffice.visit('/admin');
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
});

test('a session is kept by default, and ends at the person’s word', async ({
  page,
  context,
  backOffice,
  t,
}) => {
  await backOffice.visit('/signin');
  await backOffice.signIn('developer');
  await expect(page).toHaveURL(backOffice.address('/admin'));

  const nextDay = await context.newPage();
  await nextDay.goto(backOffice.address('/admin-orders'));
  await expect(nextDay.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();

  const menu = page.getByRole('button', { name: t('action.menu') });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: t('action.logOut') }).click();
  await expect(page).toHaveURL(backOffice.address('/signin'));
  await expect(nextDay.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
});

test('a session that is not kept ends with the tab', async ({ page, context, backOffice, t }) => {
  await backOffice.visit('/signin');
  await page.getByLabel(t('account.keepMeLoggedIn')).uncheck();
  await backOffice.signIn('sales');
  await expect(page).toHaveURL(backOffice.address('/admin'));

  const otherTab = await context.newPage();
  await otherTab.goto(backOffice.address('/admin'));
  await expect(otherTab).toHaveURL(/\/signin/);
});
