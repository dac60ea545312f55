import { changeOrderStatus, OrderStatus, type OrderStatusName } from '@craftsandore/contract';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('an order is confirmed, shipped and delivered, and then keeps its status', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visitAs('sales', `/admin-orders/${order.id}`);

  for (const status of ['confirmed', 'shipped', 'delivered'] satisfies OrderStatusName[]) {
    await page.getByLabel(t('statusChange.newStatus')).selectOption(t(`orderStatus.${status}`));
    await page.getByRole('button', { name: t('statusChange.update') }).click();
    await expect(page).toHaveURL(backOffice.address('/admin-orders'));
    await backOffice.visit(`/admin-orders/${order.id}`);
  }

  const final = t('statusChange.final', { status: t('orderStatus.delivered') });
  await expect(page.getByText(final)).toBeVisible();
  await expect(page.getByRole('button', { name: t('statusChange.update') })).toBeHidden();
  expect((await order.asSeenByCustomer()).status.name).toBe('delivered');
});

test.describe('with a colleague who is quicker', () => {
  test.use({ provokes: [409] });

  test('the second is told, and nothing is overwritten', async ({ page, backOffice, api, t }) => {
    const order = await anOrderOfANewCustomer(api);
    // News of the colleague's change that comes first would take the button away.
    await page.route('**/admin/live*', () => undefined);
    await backOffice.visitAs('sales', `/admin-orders/${order.id}`);
    await page.getByLabel(t('statusChange.newStatus')).selectOption(t('orderStatus.confirmed'));

    const colleague = await staffApi(api, 'admin');
    const params = { orderId: order.id };
    await colleague(changeOrderStatus, { params, body: { statusId: OrderStatus.cancelled } });
    await page.getByRole('button', { name: t('statusChange.update') }).click();

    const alert = page.getByRole('alert').filter({ hasText: t('orderStatus.cancelled') });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: t('statusChange.reload') }).click();
    await expect(page.getByRole('button', { name: t('statusChange.update') })).toBeHidden();
    expect((await order.asSeenByCustomer()).status.name).toBe('cancelled');
  });

  test('the API refuses a move that no page offers', async ({ api }) => {
    const order = await anOrderOfANewCustomer(api);
    const sales = await staffApi(api, 'sales');
    const params = { orderId: order.id };
    const leap = sales(changeOrderStatus, { params, body: { statusId: OrderStatus.delivered } });
    await expect(leap).rejects.toMatchObject({ status: 409, code: 'order.illegal_move' });
  });
});

test('a note stays with the order, and the packing slip says what to pay', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visitAs('sales', `/admin-orders/${order.id}`);

  await page.getByLabel(t('notes.new')).fill('العميلة تفضّل الاستلام بعد الخامسة');
  await page.getByRole('button', { name: t('notes.add') }).click();
  await expect(page.getByText('العميلة تفضّل الاستلام بعد الخامسة')).toBeVisible();
  await expect(page.getByLabel(t('notes.new'))).toHaveValue('');

  await page.getByRole('link', { name: t('order.openSlip') }).click();
  const slip = page.getByRole('article');
  await expect(slip).toHaveAttribute('dir', 'rtl');
  await expect(slip).toContainText(order.orderReference);
  await expect(slip).toContainText('٩ شارع النصر');
  await expect(slip).toContainText('القاهرة');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t('slip.print') })).toBeHidden();
  await expect(slip).toBeVisible();
});
