import { expectNoViolations } from '@craftsandore/tools/e2e';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with any page in the ${colorScheme} scheme`, async ({
    page,
    backOffice,
    api,
    t,
  }) => {
    test.slow();
    const { id } = await anOrderOfANewCustomer(api);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

    await backOffice.visit('/signin');
    await expectNoViolations(page);
    await backOffice.signIn('developer');
    await expect(page).toHaveURL(backOffice.address('/admin'));

    const order = `/admin-orders/${id}`;
    const people = ['/admin-users', '/admin-users/1', '/admin-users/4'];
    for (const path of [
      '/admin',
      '/admin-orders',
      order,
      `${order}/print`,
      ...people,
      '/remove-product/1', // not for developers
      '/nowhere',
    ]) {
      await backOffice.visit(path);
      await expectNoViolations(page);
    }

    await backOffice.visit('/admin-Logs');
    await page.getByRole('button', { expanded: false }).first().click();
    await expectNoViolations(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeVisible();
    await expectNoViolations(page);

    const menu = page.getByRole('button', { name: t('action.menu') });
    await backOffice.visit('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await menu.isVisible()) {
      await menu.click();
      await expectNoViolations(page);
    }
  });
}
