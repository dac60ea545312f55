import { expectNoViolations, isLookedAtOn } from '@craftsandore/tools/e2e';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { expect, test } from './support/test.ts';

// Dark on the phone and light at the desk: stories show both schemes of everything.
const scheme = (isMobile: boolean) => (isMobile ? 'dark' : 'light');

test.beforeEach(({ page, isMobile }) =>
  page.emulateMedia({ colorScheme: scheme(isMobile), reducedMotion: 'reduce' }),
);

const pages = {
  orders: [
    '/admin',
    '/admin-orders',
    '/admin-orders/<order>',
    '/admin-orders/<order>/print',
    '/admin-outbox',
    '/admin-parcels',
    '/admin-parcels/scan',
    '/admin-parcels/runs',
    '/admin-parcels/runs/new',
    '/admin-cash',
    '/admin-returns', // not for developers
    '/admin-cash/remittance',
    '/admin-reports',
    '/admin-desk/figures',
    '/admin-orders/new', // not for developers
    '/admin-orders/holds', // nor this
  ],
  people: [
    '/admin-customers',
    '/admin-customers/1',
    '/admin-reviews',
    '/admin-questions',
    '/admin-messages',
    '/admin-users',
    '/admin-users/1',
    '/admin-users/4',
    '/admin-users/invitations',
  ],
  'the shop': [
    '/admin-audit',
    '/admin-account',
    '/admin-settings/home',
    '/admin-settings/footer',
    '/admin-settings/pages',
    '/admin-settings/pages/returns',
    '/remove-product/1', // nor this
    '/nowhere',
  ],
};

for (const [part, paths] of Object.entries(pages)) {
  test(
    `axe finds nothing wrong with the pages about ${part}`,
    { tag: '@every-device' },
    async ({ page, backOffice, api, isMobile }) => {
      const { id } = await anOrderOfANewCustomer(api);
      await backOffice.visitAs('developer', '/admin');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme(isMobile));
      for (const path of paths.filter(isLookedAtOn(isMobile))) {
        await backOffice.visit(path.replace('<order>', String(id)));
        await expectNoViolations(page);
      }
    },
  );
}

test(
  'axe finds nothing wrong with signing in, the log, the palette and the menu',
  { tag: '@every-device' },
  async ({ page, backOffice, t }) => {
    await backOffice.visit('/signin');
    await expectNoViolations(page);
    await backOffice.signIn('developer');
    await expect(page).toHaveURL(backOffice.address('/admin'));

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
  },
);
