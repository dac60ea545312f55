import { changeRole, register } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';

import type { DemoPerson } from './support/back-office.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

const forEveryStaff = ['/admin', '/admin-orders', '/admin-customers'];
const forSales = ['/admin-reviews', '/admin-questions'];
const forCatalogue = [
  ...[
    '/products',
    '/add-product',
    '/category-list',
    '/add-category',
    '/banner-list',
    '/add-banner',
  ],
  ...['/admin-search/misses', '/admin-search/synonyms', '/admin-search/explain'],
  '/admin-search/synonyms/new',
];

const opens: Partial<Record<DemoPerson, string[]>> = {
  admin: [
    ...forEveryStaff,
    ...forSales,
    '/admin-users',
    ...forCatalogue,
    '/admin-settings/delivery',
  ],
  sales: [...forEveryStaff, ...forSales],
  developer: [...forEveryStaff, '/admin-users', ...forCatalogue, '/admin-Logs'],
};
const all = [
  ...forEveryStaff,
  ...forSales,
  '/admin-users',
  ...forCatalogue,
  '/admin-settings/delivery',
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

    const menu = page.getByRole('button', { name: t('action.menu') });
    if (await menu.isVisible()) await menu.click();
    const links = page
      .getByRole('navigation', { name: t('backOffice.navigation') })
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    const led = await links.evaluateAll(
      (links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname), // links are anchors
    );
    const inMenu = opens[person]?.filter(
      (path) => !/^\/add-(product|category|banner)$|\/new$/.test(path),
    );
    expect(led.toSorted()).toEqual(inMenu?.toSorted());

    for (const path of all) {
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
    const account = {
      email: `nour.${crypto.randomUUID()}@example.com`,
      password: 'olive-tree-by-the-window',
    };
    const { user } = await api(register, { body: { name: 'Nour Adel', ...account } });
    const admin = await staffApi(api, 'admin');
    const params = { userId: user.id };
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
  const email = `dalia.${crypto.randomUUID()}@example.com`;
  const body = { name: 'Dalia Nabil', email, password: 'olive-tree-by-the-window' };
  await api(register, { body });

  await backOffice.visitAs('admin', '/admin-users');
  await page.getByRole('searchbox', { name: t('list.search') }).fill('nobody has this name');
  await expect(page.getByText(t('users.empty'))).toBeVisible();
  await page.getByRole('searchbox', { name: t('list.search') }).fill(email);
  await page.getByRole('link', { name: /Dalia Nabil/ }).click();

  await page.getByRole('radio', { name: t('role.Sales') }).check();
  await expect(page.getByText(t('roleChange.warning', { name: body.name }))).toBeVisible();
  await page.getByRole('button', { name: t('roleChange.update') }).click();
  const words = { name: body.name, role: t('role.Sales') };
  await expect(page.getByText(t('roleChange.updated', words)).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: t('role.Sales') })).toBeChecked();

  await backOffice.visit('/admin-users?query=admin@craftsandore.example');
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(t('roleChange.own'))).toBeVisible();
});
