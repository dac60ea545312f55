import { formattersFor } from '@craftsandore/i18n';
import { tabTo } from '@craftsandore/tools/e2e';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

test('an order is found and confirmed by keyboard alone', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const order = await anOrderOfANewCustomer(api);
  await backOffice.visit('/admin');
  await backOffice.signIn('sales');
  await expect(page).toHaveURL(backOffice.address('/admin'));
  // The key is the page's: nobody presses it before there is one.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('palette.label') });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(order.orderReference);
  const number = formattersFor(uiLocale).orderNumber(order.id);
  await expect(page.getByRole('option', { selected: true })).toContainText(number);
  await page.keyboard.press('Enter');

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(number);
  await expect(title).toBeFocused();
  const status = page.getByLabel(t('statusChange.newStatus'));
  await tabTo(page, status);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(backOffice.address('/admin-orders'));
  expect((await order.asSeenByCustomer()).status.name).toBe('confirmed');
});

test(
  'a page that the drawer leads to has the focus',
  { tag: '@every-device' },
  async ({ page, backOffice, t }) => {
    await backOffice.visit('/admin');
    await backOffice.signIn('developer');
    await expect(page).toHaveURL(backOffice.address('/admin'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('button', { name: t('action.menu') });
    test.skip(!(await menu.isVisible()), 'There is a drawer on small screens only');

    const drawer = page.getByRole('dialog', { name: t('action.menu') });
    await menu.click();
    // The drawer's code comes with the first press: a key that is faster than it closes nothing.
    await expect(drawer.getByRole('button', { name: t('backOffice.closeMenu') })).toBeFocused();
    // No phone has the keys.
    await expect(drawer.getByRole('button', { name: t('palette.title') })).toHaveText(
      t('palette.title'),
      { useInnerText: true },
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: t('nav.categories') }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: t('nav.categories') })).toBeFocused();
  },
);
