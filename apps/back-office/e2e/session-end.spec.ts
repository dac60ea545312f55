import { logoutEverywhere } from '@craftsandore/contract';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { demoAccount } from './support/back-office.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test.use({ provokes: [401] });

test('what was typed outlives the session', async ({ page, backOffice, api, t }) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visit(`/admin-orders/${order.id}`);
  await backOffice.signIn('sales');
  await page.getByLabel(t('notes.new')).fill('Rings the bell twice');

  await (
    await staffApi(api, 'sales')
  )(logoutEverywhere, {});
  // What the page still reads may have told it before.
  const ended = page.getByText(t('signIn.ended'));
  const press = page.getByRole('button', { name: t('notes.add') }).click({ timeout: 10_000 });
  await Promise.race([press, ended.waitFor()]);
  await expect(ended).toBeVisible();
  await press.catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(order.orderReference, { exact: true })).toBeHidden();
  await backOffice.signIn({ ...demoAccount('sales'), password: 'not-the-password' });
  await expect(page.getByText(t('signIn.ended'))).toBeHidden();
  await expect(page.getByRole('alert')).toBeVisible();
  await backOffice.signIn('sales');

  await expect(page.locator('#main').first()).toBeFocused();
  await expect(page.getByLabel(t('notes.new'))).toHaveValue('Rings the bell twice');
  await page.getByRole('button', { name: t('notes.add') }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Rings the bell twice' }),
  ).toBeVisible();
});
