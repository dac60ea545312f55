import { formattersFor } from '@craftsandore/i18n';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

/** Nothing is left of the order while its only line is out. */
test.use({ provokes: [409] });

test('Sales gives an order one piece more, by keys alone, and finds the change in its timeline', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visitAs('sales', `/admin-orders/${order.id}`);
  await page.getByRole('button', { name: t('orderChange.open') }).press('Enter');

  const panel = page.getByRole('region', { name: t('orderChange.open') });
  const [line] = order.lines;
  if (!line) throw new Error('The order holds nothing');
  const name = uiLocale === 'ar' ? line.nameAr : line.name;
  await panel.getByRole('button', { name: t('orderChange.takeOutNamed', { name }) }).press('Enter');
  const putBack = panel.getByRole('button', { name: t('orderChange.putBackNamed', { name }) });
  await expect(putBack).toBeFocused();
  await putBack.press('Enter');
  await expect(panel.locator('li').first().locator(':focus')).toBeVisible();
  await panel.getByRole('spinbutton').press('ArrowUp');
  const { money } = formattersFor(uiLocale);
  const amount = money(line.unitPrice);
  const apply = panel.getByRole('button', { name: t('orderChange.applyMore', { amount }) });
  await apply.press('Enter');
  await expect(page.getByText(t('orderChange.applied')).first()).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: t('orderChange.open') })).toBeFocused();

  await expect(page.locator('#change-2')).toContainText(t('events.changed', { version: 2 }));
  const after = await order.asSeenByCustomer();
  expect(after.lines[0]?.quantity).toBe(2);
  expect(after.costBreakdown.subtotal).toBe(line.unitPrice * 2);
});
