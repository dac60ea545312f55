import { formatPhone, formattersFor } from '@craftsandore/i18n';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

test(
  'Sales finds the order of a customer and confirms it',
  { tag: '@every-device' },
  async ({ page, backOffice, api, t, uiLocale, isMobile }) => {
    const order = await anOrderOfANewCustomer(api);
    const { orderNumber } = formattersFor(uiLocale);
    const number = orderNumber(order.id);

    await backOffice.visitAs('sales', '/admin-orders');
    await page.getByRole('searchbox', { name: t('list.search') }).fill(order.email);
    await expect(page).toHaveURL(/query=layla/);
    const row = page.getByRole('row').filter({ hasText: order.email });
    await expect(row).toContainText(t('orderStatus.pending'));
    // A record of a phone has no columns, but the number to call.
    const phone = row.getByText(formatPhone('+201000000000'));
    await expect(phone.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: t('orders.columns') })).toBeVisible({
      visible: !isMobile,
    });
    await row.getByRole('link', { name: number, exact: true }).click();

    await expect(page.getByText(order.orderReference, { exact: true })).toBeVisible();
    const status = page.getByLabel(t('statusChange.newStatus'));
    await expect(status.getByRole('option')).toHaveCount(6);
    await expect(status.getByRole('option', { disabled: false })).toHaveText([
      t('statusChange.choose'),
      t('orderStatus.confirmed'),
      t('orderStatus.cancelled'),
    ]);
    await page.getByRole('button', { name: t('statusChange.update') }).click();
    await expect(page.getByText(t('statusChange.required'))).toBeVisible();
    await status.selectOption(t('orderStatus.confirmed'));
    await page.getByRole('button', { name: t('statusChange.update') }).click();

    await expect(page).toHaveURL(/\/admin-orders\?query=layla/);
    const words = { number, status: t('orderStatus.confirmed') };
    await expect(page.getByText(t('statusChange.updated', words)).first()).toBeVisible();
    await expect(
      page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) }),
    ).toContainText(t('orderStatus.confirmed'));
    expect((await order.asSeenByCustomer()).status.name).toBe('confirmed');
  },
);
