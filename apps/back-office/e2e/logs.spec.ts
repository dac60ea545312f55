import { getOrder } from '@craftsandore/contract';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('a developer finds the log of a call that failed, and follows new ones', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  // Of strangers' calls that are refused the log has no bodies.
  const developer = await staffApi(api, 'developer');
  const missing = 900_000_000 + Math.floor(Math.random() * 1e8);
  const refusal = await developer(getOrder, { params: { orderId: missing } }).catch(
    (error) => error,
  );
  expect(refusal).toMatchObject({ status: 404 });

  await backOffice.visitAs('developer', '/admin-Logs');
  await page.getByRole('searchbox', { name: t('list.search') }).fill(`/admin/orders/${missing}`);
  await page.getByLabel(t('logs.status')).selectOption('4xx');
  await expect(page).toHaveURL(/status=4xx/);

  const call = `GET /admin/orders/${missing}`;
  const details = page.getByRole('button', { name: t('logs.detailsOf', { call }) });
  await expect(async () => {
    // Logs are written in batches.
    if (!(await details.isVisible())) await page.reload();
    await expect(details).toBeVisible({ timeout: 1000 });
  }).toPass();
  await details.click();
  await expect(page.getByRole('region', { name: t('logs.responseBody') })).toContainText(
    '"code": "order.not_found"',
  );

  await page.getByRole('switch', { name: t('logs.tail') }).click();
  await developer(getOrder, { params: { orderId: missing } }).catch(() => null);
  await expect(page.getByRole('button', { name: t('logs.detailsOf', { call }) })).toHaveCount(2, {
    timeout: 20_000,
  });
});
