import { getStaffProduct, login } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { demoAccount } from './support/back-office.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('Sales cancels an order with a reason, and its piece is back on sale', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const order = await anOrderOfANewCustomer(api);
  const stockNow = await stockOf(order, api);
  const before = await stockNow();
  const number = formattersFor(uiLocale).orderNumber(order.id);
  await backOffice.visitAs('sales', `/admin-orders/${order.id}`);

  await page.getByLabel(t('statusChange.newStatus')).selectOption(t('orderStatus.cancelled'));
  await page.getByRole('button', { name: t('statusChange.update') }).click();
  const dialog = page.getByRole('dialog', { name: t('cancelling.title', { number }) });
  await expect(dialog).toContainText(t('cancelling.stock', { count: 1 }));
  const confirm = dialog.getByRole('button', { name: t('cancelling.confirm') });
  await confirm.click();
  await expect(dialog.getByText(t('cancelling.reasonRequired'))).toBeVisible();
  await dialog.getByLabel(t('cancelling.reason')).selectOption(t('cancelReason.other'));
  await confirm.click();
  await expect(dialog.getByText(t('cancelling.wordsRequired'))).toBeVisible();
  expect((await order.asSeenByCustomer()).status.name).toBe('pending');
  await dialog.getByLabel(t('cancelling.words')).fill('الخشب مشقوق');
  await confirm.click();
  await expect(page).toHaveURL(backOffice.address('/admin-orders'));

  await backOffice.visit(`/admin-orders/${order.id}`);
  const step = page.locator('li[id^=status-]').filter({ hasText: t('orderStatus.cancelled') });
  await expect(step).toContainText(`${t('cancelReason.other')}: الخشب مشقوق`);
  const { user } = await api(login, { body: demoAccount('sales') });
  await expect(step).toContainText(user.name);
  const final = t('statusChange.final', { status: t('orderStatus.cancelled') });
  await expect(page.getByText(final)).toBeVisible();
  await expect(page.getByRole('button', { name: t('statusChange.update') })).toBeHidden();
  expect(await stockNow()).toBe(before + 1);
  expect((await order.asSeenByCustomer()).status.name).toBe('cancelled');
});

test('ticked orders are cancelled with one reason, and their pieces are back on sale', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const { number, orderNumber } = formattersFor(uiLocale);
  const orders = [await anOrderOfANewCustomer(api), await anOrderOfANewCustomer(api)] as const;
  const stockNow = await stockOf(orders[0], api);
  const before = await stockNow();
  await backOffice.visitAs('sales', '/admin-orders?status=pending');

  for (const { id } of orders) {
    const name = `${t('orders.tick')} ${orderNumber(id)}`;
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.getByRole('button', { name: t('bulkMove.cancelled', { number: number(2) }) }).click();
  const title = t('cancelling.titleOfMany', { count: 2 });
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(t('cancelling.stock', { count: 2 }));
  await dialog.getByLabel(t('cancelling.reason')).selectOption(t('cancelReason.duplicate'));
  await dialog.getByRole('button', { name: t('cancelling.confirm') }).click();

  await expect(page.getByText(t('orders.ticked', { count: 2 }))).toBeHidden();
  for (const { id, asSeenByCustomer } of orders) {
    expect((await asSeenByCustomer()).status.name).toBe('cancelled');
    await backOffice.visit(`/admin-orders/${id}`);
    const step = page.locator('li[id^=status-]').filter({ hasText: t('orderStatus.cancelled') });
    await expect(step).toContainText(t('cancelReason.duplicate'));
  }
  expect(await stockNow()).toBe(before + 2);
});

type Order = Awaited<ReturnType<typeof anOrderOfANewCustomer>>;

/** How many pieces are left of what was ordered: of its only line. */
async function stockOf({ lines: [line] }: Order, api: Parameters<typeof staffApi>[0]) {
  if (!line) throw new Error('An order has lines');
  const staff = await staffApi(api, 'admin');
  return async () => {
    const { productDesigns } = await staff(getStaffProduct, { params: { id: line.productId } });
    const design = productDesigns.find(({ id }) => id === line.productDesignId);
    if (!design) throw new Error('The design was deleted meanwhile');
    return design.stock;
  };
}
