import { getOrder } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('Sales writes to a customer from the list, and confirms another order by a key', async ({
  page,
  context,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const [written, confirmed] = [await anOrderOfANewCustomer(api), await anOrderOfANewCustomer(api)];
  const { orderNumber } = formattersFor(uiLocale);
  const asStaff = await staffApi(api, 'sales');
  const attemptsOf = async (orderId: number) =>
    (await asStaff(getOrder, { params: { orderId } })).attempts.map(({ outcome }) => outcome);
  // Nobody is written to by a test.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  await backOffice.visitAs('sales', '/admin-desk?part=later&perPage=100');
  const row = page.getByRole('listitem').filter({
    has: page.locator(`a[href^="/admin-desk/${written.id}"]`),
  });
  await expect(row).toBeVisible();
  await expectNoViolations(page);
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: /WhatsApp|واتساب/ }).click(),
  ]);
  expect(chat.url()).toMatch(/^https:\/\/wa\.me\/201000000000\?text=.*CS-/);
  await chat.close();
  const undo = page.getByRole('button', { name: t('deskUndo.undo') });
  await expect(undo).toBeVisible();
  await expect(undo).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => attemptsOf(written.id)).toEqual(['sent']);

  await page.setViewportSize({ width: 1440, height: 900 });
  await backOffice.visit(`/admin-desk/${confirmed.id}`);
  const reference = page.getByRole('article').getByText(confirmed.orderReference).first();
  await expect(reference).toBeVisible();
  await expectNoViolations(page);
  const menu = page.getByRole('banner');
  const widthOfMenu = async () => (await menu.boundingBox())?.width;
  expect(await widthOfMenu()).toBe(72);
  const ofOrders = menu.getByRole('link', { name: t('nav.orders') });
  await ofOrders.focus();
  expect(await widthOfMenu()).toBe(248);
  await ofOrders.blur();
  await page.waitForTimeout(400); // presses of the first moments were meant for the order before
  await page.keyboard.press('Digit1');
  const words = { outcome: t('outcomeKey.confirmed'), number: orderNumber(confirmed.id) };
  await expect(page.getByText(t('deskUndo.done', words))).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(new RegExp(`/admin-desk/${confirmed.id}$`));
  await expect(reference).toBeVisible();
  expect(await attemptsOf(confirmed.id)).toEqual([]);

  await page.waitForTimeout(400);
  await page.keyboard.press('Digit1');
  await expect(page.getByText(t('deskUndo.done', words))).toBeVisible();
  // Closed at once: what was noted is sent all the same.
  await page.close();
  await expect.poll(async () => (await confirmed.asSeenByCustomer()).status.name).toBe('confirmed');
  expect(await attemptsOf(confirmed.id)).toEqual(['confirmed']);
});
