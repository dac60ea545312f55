import { createHandOffCode } from '@craftsandore/contract';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test.use({ provokes: [401] });

test('staff who come from the shop are in without signing in, once', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const { code } = await (await staffApi(api, 'sales'))(createHandOffCode, {});
  const way = `/signin?next=%2Fadmin-orders%3Fpage%3D2#handOff=${code}`;

  await backOffice.visit(way);
  await expect(page).toHaveURL(backOffice.address('/admin-orders?page=2'));
  await expect(page.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await backOffice.visit(way);
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(page.url()).not.toContain(code);
});
