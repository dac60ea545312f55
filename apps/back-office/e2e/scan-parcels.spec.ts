import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { bookParcels, changeOrderStatus, listParcels, OrderStatus } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('Sales prints what goes on a parcel, hands it over by scanner, and receives it back', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const sales = await staffApi(api, 'sales');
  // Anew each time: a number that has refused a parcel pays a deposit before its next order is confirmed.
  const phoneNumber = `010${randomInt(10_000_000, 100_000_000)}`;
  const order = await anOrderOfANewCustomer(api, phoneNumber);
  const params = { orderId: order.id };
  await sales(changeOrderStatus, { params, body: { statusId: OrderStatus.confirmed } });
  const [booked] = await sales(bookParcels, { body: { orderIds: [order.id], carrier: 'own' } });
  const number = booked?.parcel?.trackingNumber ?? '';

  await backOffice.visitAs('sales', '/admin-parcels');
  await page.getByRole('checkbox', { name: t('printing.tick', { number }) }).check();
  await page.getByRole('combobox', { name: t('printing.size') }).selectOption('A4');
  for (const [what, file] of [
    ['labels', /^labels-A4-/],
    ['pickList', /^pick-list-/],
  ] as const) {
    const one = { number: formattersFor(uiLocale).number(1) };
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t(`printing.${what}`, one) }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(file);
    const pdf = await readFile(await saved.path(), 'latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 595/);
  }
  await page.getByRole('link', { name: t('scan.title') }).click();
  const field = page.getByRole('textbox', { name: t('scan.number') });
  await expect(field).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: number });
  const scan = async () => {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  };

  await scan();
  await expect(said).toContainText(t('scanned.handed'));
  await scan();
  await expect(said).toContainText(t('scanned.handedBefore'));
  expect((await order.asSeenByCustomer()).parcel).toMatchObject({ state: 'moving' });

  await page.getByRole('button', { name: t('scanMode.receive') }).click();
  await expect(field).toBeFocused();
  await scan();
  await expect(said).toContainText(t('scanned.notBack'));

  await sales(changeOrderStatus, {
    params,
    body: { statusId: OrderStatus.cancelled, cancellation: { reason: 'refused' } },
  });
  await scan();
  const dialog = page.getByRole('dialog', { name: t('receive.title') });
  await dialog.getByRole('button', { name: t('receive.allSellable') }).click();
  await dialog.getByRole('button', { name: t('receive.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(said).toContainText(t('scanned.received'));
  await expect(field).toBeFocused();
  const { data } = await sales(listParcels, { query: { query: number } });
  expect(data).toMatchObject([{ state: 'returned', inspectedAt: expect.any(String) }]);
  expect((await order.asSeenByCustomer()).parcel).toMatchObject({ state: 'returned' });
});
