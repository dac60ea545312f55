import { changeOrderStatus, OrderStatus } from '@craftsandore/contract';
import { orderStatusLabel } from '@craftsandore/i18n';
import { watchLayoutShift } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('an order that comes while Sales reads the list is told of, and moves nothing until it is shown', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const first = await anOrderOfANewCustomer(api);
  const layoutShift = await watchLayoutShift(page);
  const followed = page.waitForResponse((response) => response.url().includes('/admin/live'));
  await backOffice.visitAs('sales', '/admin-orders');
  const rowOf = ({ id }: { id: number }) =>
    page.getByRole('row').filter({ has: page.locator(`a[href="/admin-orders/${id}"]`) });
  await expect(rowOf(first)).toBeVisible();
  expect((await followed).status()).toBe(200);

  const second = await anOrderOfANewCustomer(api);
  const show = page.getByRole('button', { name: t('live.show'), exact: true });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expect(rowOf(second)).toHaveCount(0);
  expect(await layoutShift()).toBeLessThan(0.002);

  // A colleague moves on what is shown: it changes where it stands.
  const asStaff = await staffApi(api, 'sales');
  const move = { params: { orderId: first.id }, body: { statusId: OrderStatus.confirmed } };
  await asStaff(changeOrderStatus, move);
  await expect(rowOf(first)).toContainText(orderStatusLabel('confirmed', uiLocale));
  await expect(rowOf(second)).toHaveCount(0);

  await show.click();
  await expect(rowOf(second)).toBeVisible();
  await expect(show).toBeHidden();
});

test('who has switched notices on is called to a new order by one page, whose notice opens it', async ({
  page,
  context,
  backOffice,
  api,
  t,
}) => {
  // Nobody looks at the browser; what it would show is kept where the journey can read it.
  await context.addInitScript(() => {
    Document.prototype.hasFocus = () => false;
    const shown: { title: string; body?: string; onclick?: () => void }[] = [];
    class Shown {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      close = () => undefined;
      constructor(title: string, words: { body?: string }) {
        shown.push(Object.assign(this, { title, ...words }));
      }
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  const noticesOf = (of: Page) => of.evaluate(() => (window as unknown as Window & Kept).shown);
  await backOffice.visitAs('sales', '/admin-account');
  await page.getByRole('switch', { name: t('signals.notice'), exact: true }).click();
  await expect.poll(() => noticesOf(page)).toMatchObject([{ title: t('signals.example') }]);
  const other = await context.newPage();
  await other.goto(backOffice.address('/admin-customers'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const order = await anOrderOfANewCustomer(api);
  const numbers = async () =>
    (await Promise.all([page, other].map(noticesOf))).flat().map(({ body }) => body);
  await expect.poll(numbers).toContainEqual(expect.stringContaining(String(order.id)));
  expect((await numbers()).filter((body) => body?.includes(String(order.id)))).toHaveLength(1);

  await page.evaluate(() => (window as unknown as Window & Kept).shown.at(-1)?.onclick?.());
  await expect(page).toHaveURL(backOffice.address(`/admin-orders/${order.id}`));
});

/** What the pages of the journey keep of their notices. */
type Kept = { shown: { title: string; body?: string; onclick?: () => void }[] };

test('an order that comes moves nothing of the desk on a phone', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await anOrderOfANewCustomer(api);
  const layoutShift = await watchLayoutShift(page);
  const followed = page.waitForResponse((response) => response.url().includes('/admin/live'));
  await backOffice.visitAs('sales', '/admin-desk');
  expect((await followed).status()).toBe(200);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await anOrderOfANewCustomer(api);
  await expect(page.getByRole('button', { name: t('live.show'), exact: true })).toBeInViewport({
    ratio: 1,
  });
  expect(await layoutShift()).toBeLessThan(0.002);
});
