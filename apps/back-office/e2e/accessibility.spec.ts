import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with any page in the ${colorScheme} scheme`, async ({
    page,
    backOffice,
    api,
    t,
  }) => {
    const { id } = await anOrderOfANewCustomer(api);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

    await backOffice.visit('/signin');
    await expectNoViolations(page);
    await backOffice.signIn('sales');
    await expect(page).toHaveURL(backOffice.address('/admin'));

    for (const path of ['/admin', '/admin-orders', `/admin-orders/${id}`, '/no-such-page']) {
      await backOffice.visit(path);
      await expectNoViolations(page);
    }

    const menu = page.getByRole('button', { name: t('action.menu') });
    await backOffice.visit('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await menu.isVisible()) {
      await menu.click();
      await expectNoViolations(page);
    }
  });
}
