import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expectNoViolationsInEitherScheme } from './support/expect-no-violations-in-either-scheme.ts';
import { expect, test } from './support/test.ts';

test('axe finds nothing wrong with any page in either scheme', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const { id } = await anOrderOfANewCustomer(api);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });

  await backOffice.visit('/signin');
  await expectNoViolationsInEitherScheme(page);
  await backOffice.signIn('developer');
  await expect(page).toHaveURL(backOffice.address('/admin'));

  const order = `/admin-orders/${id}`;
  const people = [
    '/admin-customers',
    '/admin-customers/1',
    '/admin-reviews',
    '/admin-questions',
    '/admin-users',
    '/admin-users/1',
    '/admin-users/4',
  ];
  for (const path of [
    '/admin',
    '/admin-orders',
    order,
    `${order}/print`,
    ...people,
    '/remove-product/1', // not for developers
    '/nowhere',
  ]) {
    await backOffice.visit(path);
    await expectNoViolationsInEitherScheme(page);
  }

  await backOffice.visit('/admin-Logs');
  await page.getByRole('button', { expanded: false }).first().click();
  await expectNoViolationsInEitherScheme(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  const menu = page.getByRole('button', { name: t('action.menu') });
  await backOffice.visit('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await expectNoViolationsInEitherScheme(page);
  }
});
