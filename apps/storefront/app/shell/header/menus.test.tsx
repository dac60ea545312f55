import { Role, type RoleId } from '@craftsandore/roles';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const salma = { id: 12, name: 'Salma Morsi', email: 's@example.com', isVerified: true };

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const menus = {
  'user menu': [
    <AccountMenu key="menu" trigger={<button type="button">Salma</button>} />,
    'menuitem',
  ],
  'mobile menu': [<MobileMenu key="menu" onClose={() => undefined} />, 'link'],
} as const;

function renderMenu(name: keyof typeof menus, roleId?: RoleId) {
  const [menu, role] = menus[name];
  const { session } = renderInApp(
    <>
      {menu}
      <Address />
    </>,
  );
  act(() => {
    session.getState().end();
    if (roleId) {
      session
        .getState()
        .begin({ accessToken: 'hers', user: { ...salma, roleId } }, { keep: false });
    }
  });
  const entries = () => screen.getAllByRole(role).map(({ textContent }) => textContent);
  return { session, entries };
}

const names = Object.keys(menus) as (keyof typeof menus)[]; // keys lose their type

test.each(names)('the %s offers a guest the ways in', (name) => {
  expect(renderMenu(name).entries()).toEqual(expect.arrayContaining(['Log In', 'Sign Up']));
});

test.each(names)('the %s offers a customer her pages, and no way in', (name) => {
  const entries = renderMenu(name, Role.User).entries();
  expect(entries).toEqual(expect.arrayContaining(['Profile', 'Orders', 'Delivery addresses']));
  expect(entries).not.toContain('Log In');
});

test.each(names)('who logs out by the %s is nobody, at the sign-in page', async (name) => {
  vi.stubGlobal('fetch', async (request: string | Request) =>
    Response.json(request === '/categories.json' ? [] : { data: null }),
  );
  const { session } = renderMenu(name, Role.User);
  await userEvent.click(screen.getByText('Log Out'));
  await waitFor(() => expect(screen.getByText('/signin')).toBeInTheDocument());
  await waitFor(() => expect(session.getState().token).toBeNull());
});

test('the mobile menu leads to every main page, the cart, and staff to their own', () => {
  const { entries } = renderMenu('mobile menu', Role.Sales);
  expect(entries().slice(0, 7)).toEqual([
    'Home',
    'Products',
    'About',
    'Contact',
    'Saved',
    'Cart',
    'Back office',
  ]);
});

test.each([undefined, Role.User])('the mobile menu leads role %s to no back office', (roleId) => {
  expect(renderMenu('mobile menu', roleId).entries()).not.toContain('Back office');
});
