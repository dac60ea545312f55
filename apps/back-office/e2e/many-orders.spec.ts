import { changeOrderStatus, OrderStatus } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { readFile } from 'node:fs/promises';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('ticked orders are confirmed at once, and each that stays says why', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const { number, orderNumber } = formattersFor(uiLocale);
  const first = await anOrderOfANewCustomer(api);
  const second = await anOrderOfANewCustomer(api);
  await backOffice.visitAs('sales', '/admin-orders?status=pending');

  for (const { id } of [first, second]) {
    const name = `${t('orders.tick')} ${orderNumber(id)}`;
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await expect(page.getByText(t('orders.ticked', { count: 2 }))).toBeVisible();
  const colleague = await staffApi(api, 'admin');
  const params = { orderId: second.id };
  await colleague(changeOrderStatus, { params, body: { statusId: OrderStatus.cancelled } });
  const confirm = { name: t('bulkMove.confirmed', { number: number(2) }) };
  await page.getByRole('button', confirm).click();
  await page
    .getByRole('dialog', { name: t('bulkMove.confirmedQuestion', { count: 2 }) })
    .getByRole('button', confirm)
    .click();

  await expect(
    page.getByText(t('orders.moved', { count: 1, status: t('orderStatus.confirmed') })).first(),
  ).toBeVisible();
  const refused = page.getByRole('alert').filter({ hasText: t('orders.notMoved') });
  await expect(refused).toContainText(orderNumber(second.id));
  // Nothing is left selected that the list no longer shows, and the focus is not lost with the button.
  await expect(page.getByText(t('orders.ticked', { count: 1 }))).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect((await first.asSeenByCustomer()).status.name).toBe('confirmed');
});

test('the list that is found is had as a file for Excel', async ({ page, backOffice, api, t }) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visitAs('sales', `/admin-orders?query=${order.email}`);
  await expect(page.getByText(order.email)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('orders.export') }).click();
  const csv = await readFile(await (await download).path(), 'utf8');

  // Excel reads Arabic when the file begins with the mark of UTF-8.
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(order.orderReference);
  await expect(page.getByText(t('orders.exported', { count: 1 })).first()).toBeVisible();
});

test(
  'what the list shows stands in its address',
  { tag: '@every-device' },
  async ({ page, backOffice, t, isMobile }) => {
    await backOffice.visitAs('sales', '/admin-orders');

    await page.getByRole('button', { name: t('orderStatus.delivered'), exact: true }).click();
    // A filter that is chosen before the one before is shown makes one step of history with it.
    await expect(page).toHaveURL(/status=delivered$/);
    await page.getByLabel(t('list.from'), { exact: true }).fill('2026-01-01');
    await expect(page).toHaveURL(/status=delivered&from=2026-01-01$/);
    if (!isMobile) {
      await page.getByRole('button', { name: t('orders.columns') }).click();
      await page.getByLabel(t('orderColumns.destination')).uncheck();
      await page.keyboard.press('Escape');
    }

    const shown = isMobile
      ? /status=delivered&from=2026-01-01/
      : /status=delivered&from=2026-01-01&hidden=destination/;
    await expect(page).toHaveURL(shown);
    await page.reload();
    await expect(page).toHaveURL(shown);
    await expect(page.getByLabel(t('list.from'), { exact: true })).toHaveValue('2026-01-01');
    if (!isMobile) await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/status=delivered$/);
    await page.goBack();
    await expect(page).toHaveURL(/admin-orders$/);
  },
);
