import { changeRole } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';

import { aProvenAccount } from './support/a-proven-account.ts';
import type { DemoPerson } from './support/back-office.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

const forEveryStaff = [
  '/admin',
  '/admin-orders',
  '/admin-customers',
  '/admin-messages',
  '/admin-outbox',
  '/admin-desk/figures',
];
const forSales = [
  ...['/admin-desk', '/admin-parcels', '/admin-parcels/scan', '/admin-reviews', '/admin-questions'],
  ...['/admin-parcels/runs', '/admin-parcels/runs/new'],
  ...['/admin-orders/new', '/admin-orders/holds', '/admin-returns'],
];
/** Who sees the turnover and what was changed, and who writes pages. */
const forOffice = [
  ...['/admin-users', '/admin-reports', '/admin-audit'],
  ...['/admin-settings/home', '/admin-settings/footer', '/admin-settings/pages'],
];
const forOwner = [
  ...['/admin-cash', '/admin-cash/remittance', '/admin-promotions', '/admin-promotions/new'],
  ...['/admin-settings', '/admin-settings/delivery', '/admin-settings/staff'],
  ...['/admin-settings/desk', '/admin-settings/messages', '/admin-settings/channels'],
];
const forCatalogue = [
  ...[
    '/products',
    '/products/import',
    '/products/grid',
    '/add-product',
    '/category-list',
    '/category-list/order',
    '/add-category',
    '/banner-list',
    '/add-banner',
  ],
  ...['/admin-search/misses', '/admin-search/synonyms', '/admin-search/explain'],
  '/admin-search/synonyms/new',
];

const opens: Partial<Record<DemoPerson, string[]>> = {
  admin: [...forEveryStaff, ...forSales, ...forOffice, ...forCatalogue, ...forOwner],
  sales: [...forEveryStaff, ...forSales],
  developer: [...forEveryStaff, ...forOffice, ...forCatalogue, '/admin-Logs'],
};
const all = [
  ...forEveryStaff,
  ...forSales,
  ...forOffice,
  ...forCatalogue,
  ...forOwner,
  '/admin-Logs',
];

for (const person of ['admin', 'sales', 'developer'] satisfies DemoPerson[]) {
  test(`${person} sees exactly the own parts, by menu and by typed address`, async ({
    page,
    backOffice,
    t,
  }) => {
    await backOffice.visitAs(person, '/admin');
    await expect(page).toHaveURL(backOffice.address('/admin'));
    const tiles = page.getByRole('navigation', { name: t('dashboard.tasks') }).getByRole('link');
    await expect(tiles).toHaveCount({ admin: 6, sales: 1, developer: 7 }[person]);

    const links = page
      .getByRole('navigation', { name: t('backOffice.navigation') })
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    const led = await links.evaluateAll(
      (links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname), // links are anchors
    );
    const inMenu = (opens[person] ?? []).filter(
      (path) =>
        !/^\/add-(product|category|banner)$|\/new$|\/(?:holds|runs|scan|order)$|figures$|(?:remittance|import|grid)$|settings\/(delivery|staff|home|footer|desk|messages|channels)$/.test(
          path,
        ),
    );
    expect(led.toSorted()).toEqual(inMenu.toSorted());

    // What the menu leads to is opened by the journeys of whose work it is.
    for (const path of all.filter((path) => !inMenu.includes(path))) {
      await backOffice.visit(path);
      const noAccess = page.getByRole('heading', { level: 1, name: t('noAccess.title') });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(noAccess).toBeVisible({ visible: !opens[person]?.includes(path) });
    }
  });
}

test.describe('of somebody', () => {
  test.use({ provokes: [403] });

  test('a role that is changed counts at once, in both directions', async ({
    page,
    backOffice,
    api,
    t,
  }) => {
    const account = await aProvenAccount(api, 'Nour Adel');
    const admin = await staffApi(api, 'admin');
    const params = { userId: account.userId };
    await admin(changeRole, { params, body: { roleId: Role.Sales } });

    await backOffice.visit('/admin-orders');
    await backOffice.signIn(account);
    await expect(page.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();

    await admin(changeRole, { params, body: { roleId: Role.User } });
    await backOffice.visit('/admin-orders');
    await expect(page.getByRole('heading', { level: 1, name: t('noAccess.title') })).toBeVisible();

    await admin(changeRole, { params, body: { roleId: Role.Admin } });
    await backOffice.visit('/admin-users');
    await expect(page.getByRole('heading', { level: 1, name: t('nav.users') })).toBeVisible();
  });
});

test('an admin finds a customer and gives another role, but never to themselves', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const { name, email } = await aProvenAccount(api, 'Dalia Nabil');

  await backOffice.visitAs('admin', '/admin-users');
  await page.getByRole('searchbox', { name: t('list.search') }).fill('nobody has this name');
  await expect(page.getByText(t('users.empty'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('list.search') }).fill(email);
  await page.getByRole('link', { name: /Dalia Nabil/ }).click();

  await page.getByRole('radio', { name: t('role.Sales') }).check();
  await expect(page.getByText(t('roleChange.warning', { name }))).toBeVisible();
  await page.getByRole('button', { name: t('roleChange.update') }).click();
  const words = { name, role: t('role.Sales') };
  await expect(page.getByText(t('roleChange.updated', words)).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: t('role.Sales') })).toBeChecked();

  await backOffice.visit('/admin-users?query=admin@craftsandore.example');
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(t('roleChange.own'))).toBeVisible();
});
