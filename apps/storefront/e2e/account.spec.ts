import { register } from '@craftsandore/contract';
import { mailedLink } from '@craftsandore/tools/e2e';

import { expect, test } from './support/test.ts';

const password = 'olive-tree-by-the-window';
const newPassword = 'seven-spoons-in-a-drawer';

const aCustomer = () => ({
  name: 'Nadia Farid',
  email: `nadia.${crypto.randomUUID()}@example.com`,
});

test.describe('a forgotten password', () => {
  test.use({ provokes: [401, 422, 502] });

  test('is chosen anew by the mailed link, once', async ({ page, shop, api, t }) => {
    const customer = aCustomer();
    await api(register, { body: { ...customer, password } });

    await shop.visit('/signin');
    await page.getByRole('link', { name: t('account.forgot') }).click();
    await page.getByRole('button', { name: t('reset.send') }).click();
    await expect(page.getByLabel(t('account.email'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(t('account.email')).fill(customer.email);
    await page.getByRole('button', { name: t('reset.send') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reset.sent'));
    await expect(page.getByRole('status').filter({ hasText: customer.email })).toBeVisible();

    const link = await mailedLink(customer.email, '/reset-password');
    await shop.visit(link);
    const field = page.getByLabel(t('reset.password'), { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: t('reset.save') }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(newPassword);
    await page.getByRole('button', { name: t('reset.save') }).click();
    await expect(page.getByText(t('reset.saved'))).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);

    await shop.signIn({ email: customer.email, password });
    await expect(page.getByRole('alert')).toBeVisible();
    await shop.signIn({ email: customer.email, password: newPassword });
    await expect(page).not.toHaveURL(/signin/);

    await shop.visit(link);
    await field.fill(newPassword);
    await page.getByRole('button', { name: t('reset.save') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: t('reset.newLink') })).toBeVisible();
  });

  test('says what went wrong, in the words of the catalogue of errors', async ({
    page,
    shop,
    t,
  }) => {
    await page.route('**/auth/requestResetPassword', (route) => route.fulfill({ status: 502 }));
    await shop.visit('/request-reset-password');
    await page.getByLabel(t('account.email')).fill('nadia@example.com');
    await page.getByRole('button', { name: t('reset.send') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('reset.requestFailed'));

    await page.route('**/auth/resetPassword', (route) => route.fulfill({ status: 502 }));
    await shop.visit('/reset-password?token=some');
    await page.getByLabel(t('reset.password'), { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: t('reset.save') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('reset.failed'));
  });
});

test.describe('an email', () => {
  test.use({ provokes: [422] });

  test('is confirmed by the mailed link, which can be had again', async ({
    page,
    shop,
    api,
    t,
  }) => {
    const customer = aCustomer();
    await api(register, { body: { ...customer, password } });
    const first = await mailedLink(customer.email, '/verify-email');

    await shop.visit('/signin?next=%2Fprofile');
    await shop.signIn(customer);
    await expect(page.getByText(t('profile.confirmEmail'))).toBeVisible();
    await page.getByRole('button', { name: t('profile.sendAgain') }).click();
    await expect(page.getByText(t('profile.linkSent'))).toBeVisible();

    await expect
      .poll(() => mailedLink(customer.email, '/verify-email'), { timeout: 20_000 })
      .not.toBe(first);
    const again = await mailedLink(customer.email, '/verify-email');
    await shop.visit(again);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('verify.done'));

    await shop.visit('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
    await expect(page.getByText(t('profile.confirmEmail'))).toHaveCount(0);

    await shop.visit('/verify-email?token=made-up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('verify.failed'));
  });
});

test.describe('an account', () => {
  test.use({ provokes: [401, 422] });

  test('gets another name, e-mail and password', async ({ page, browser, shop, api, t }) => {
    const customer = aCustomer();
    await api(register, { body: { ...customer, password } });
    await shop.visit('/signin?next=%2Fprofile');
    await shop.signIn(customer);
    const main = page.getByRole('main');
    const open = (words: string) => main.getByRole('button', { name: words, exact: true }).click();

    await open(t('edit.changeDetails'));
    await page.getByLabel(t('auth.fullName')).fill('ناديا فريد');
    await page.getByLabel(t('edit.phone')).fill('٠١٢٢٣٤٥٦٧٨٩');
    await open(t('edit.save'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ناديا فريد');
    await expect(main).toContainText('+20 122 345 6789');

    const newEmail = `new.${customer.email}`;
    await open(t('edit.changeEmail'));
    await page.getByLabel(t('edit.newEmail')).fill(newEmail);
    const ownPassword = page.getByLabel(t('edit.ownPassword'), { exact: true });
    await ownPassword.fill('not-the-password');
    await open(t('edit.sendLink'));
    await expect(ownPassword).toHaveAttribute('aria-invalid', 'true');
    await expect(ownPassword).toBeFocused();
    await ownPassword.fill(password);
    await open(t('edit.sendLink'));
    await expect(main).toContainText(t('edit.pending'));

    const link = await mailedLink(newEmail, '/verify-email');
    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('verify.done'));
    await elsewhere.close();
    await shop.visit('/profile');
    await expect(main).toContainText(newEmail);
    await expect(main).not.toContainText(t('edit.pending'));

    await open(t('edit.changePassword'));
    await ownPassword.fill(password);
    await page.getByLabel(t('reset.password'), { exact: true }).fill(newPassword);
    await open(t('edit.savePassword'));
    await expect(page.getByText(t('edit.passwordSaved')).first()).toBeVisible();
    await shop.visit('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ناديا فريد');

    await page.evaluate(() => localStorage.clear());
    await shop.visit('/signin');
    await shop.signIn({ email: newEmail, password });
    await expect(page.getByRole('alert')).toBeVisible();
    await shop.signIn({ email: newEmail, password: newPassword });
    await expect(page).not.toHaveURL(/signin/);
  });
});

test('signing out everywhere ends the sessions of all devices', async ({
  page,
  browser,
  shop,
  api,
  t,
}) => {
  const customer = aCustomer();
  const { accessToken, user } = await api(register, { body: { ...customer, password } });
  const elsewhere = await browser.newPage();
  await elsewhere.addInitScript(
    (session) => {
      localStorage.setItem('token', session.accessToken);
      localStorage.setItem('user', JSON.stringify(session.user));
    },
    { accessToken, user },
  );
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(customer.name);

  await shop.visit('/signin?next=%2Fprofile');
  await shop.signIn(customer);
  const signOut = page.getByRole('button', { name: t('profile.signOutEverywhere') });
  await signOut.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.cancel') })
    .click();
  await expect(signOut).toBeFocused();
  await signOut.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('profile.signOutEverywhere') })
    .click();
  await expect(page).toHaveURL(/\/signin$/);

  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/signin/);
  await elsewhere.close();
});
