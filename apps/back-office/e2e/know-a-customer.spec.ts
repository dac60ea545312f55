import type { ApiClient } from '@craftsandore/api-client';
import { getOrder, listProducts, placeGuestOrder, type CallInput } from '@craftsandore/contract';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

type OrderBody = CallInput<typeof placeGuestOrder>['body'];

test('two customers who are one person are merged, and a number of theirs is proved', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const [kept, other] = [aNumber(), aNumber()];
  const sales = await staffApi(api, 'sales');
  const customerOf = async (digits: string) => {
    const { order } = await api(placeGuestOrder, { body: await anOrderBy(api, digits) });
    return (await sales(getOrder, { params: { orderId: order.id } })).customerId;
  };
  const [keptId, otherId] = [await customerOf(kept), await customerOf(other)];

  await backOffice.visitAs('sales', `/admin-customers/${keptId}`);
  await page.getByRole('button', { name: t('customers.merge') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`0${other}`);
  await dialog.getByRole('button', { name: t('customers.mergeFind') }).click();
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: t('customers.mergeConfirm', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  const prove = page.getByRole('button', { name: t('customers.prove') });
  await expect(prove).toHaveCount(2);
  await prove.first().click();
  await expect(prove).toHaveCount(1);

  await backOffice.visit(`/admin-customers/${otherId}`);
  await expect(page).toHaveURL(backOffice.address(`/admin-customers/${keptId}`));
});

test(
  'a customer is found by number, blocked with a reason, and let in again',
  { tag: '@every-device' },
  async ({ page, backOffice, api, t }) => {
    const digits = aNumber();
    const { order } = await api(placeGuestOrder, { body: await anOrderBy(api, digits) });
    const orderId = order.id;
    const sales = await staffApi(api, 'sales');
    const { customerId } = await sales(getOrder, { params: { orderId } });

    const typed = `٠${digits.slice(0, 2)} ${digits.slice(2, 6)}.${digits.slice(6)}`;
    await backOffice.visitAs('sales', `/admin-customers?query=${encodeURIComponent(typed)}`);
    await page.locator(`a[href="/admin-customers/${customerId}"]`).click();
    await expect(page).toHaveURL(backOffice.address(`/admin-customers/${customerId}`));

    await page.getByRole('button', { name: t('customers.block') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('customers.blockConfirm') }).click();
    await expect(dialog.getByText(t('customers.blockRequired'))).toBeVisible();
    await dialog.getByRole('textbox').fill('رفض الاستلام مرتين');
    await dialog.getByRole('button', { name: t('customers.blockConfirm') }).click();
    await expect(page.getByText('رفض الاستلام مرتين')).toBeVisible();

    await backOffice.visit(`/admin-orders/${orderId}`);
    await expect(page.getByText(t('orders.blocked'), { exact: true })).toBeVisible();
    await page.locator(`a[href="/admin-customers/${customerId}"]`).click();
    await page.getByRole('button', { name: t('customers.unblock') }).click();
    await expect(page.getByRole('button', { name: t('customers.block') })).toBeVisible();
  },
);

/** One's own, without the 0: what happens to it must not stop other journeys. */
const aNumber = () => `10${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** What orders one piece without an account. */
async function anOrderBy(api: ApiClient, digits: string): Promise<OrderBody> {
  const { products } = await api(listProducts, { query: { inStock: 'true' } });
  const design = products.flatMap(({ productDesigns }) => productDesigns).find(hasStock);
  return {
    placementKey: crypto.randomUUID(),
    items: [{ productDesignId: design?.id ?? 0, quantity: 1 }],
    contact: { name: 'ليلى منصور', phoneNumber: `0${digits}` },
    shippingDetails: { streetAddress: '٩ شارع النصر', city: 'المعادي', governorate: 'EG-C' },
    paymentMethod: 'cash',
  };
}

const hasStock = ({ stock }: { stock: number }) => stock > 0;
