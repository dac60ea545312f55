import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { can, Role } from '@craftsandore/roles';
import { SessionContext } from '@craftsandore/session';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { sessionOf } from '../testing/session-of.ts';
import { Forbidden } from './forbidden.tsx';
import { PageError } from './page-error.tsx';

afterEach(cleanup);

test('a page opens when the role comes between its refusal and what is shown of it', async () => {
  const session = sessionOf('User');
  const loader = () => {
    const { user, renew } = session.getState();
    const isRefused = !can(user?.roleId, 'user:read');
    if (user) renew({ ...user, roleId: Role.Admin });
    if (isRefused) throw data(null, 403);
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', element: 'Users', loader, errorElement: <PageError /> },
  ]);

  render(
    <LocaleProvider locale="en" dictionary={en}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </LocaleProvider>,
  );

  expect(await screen.findByText('Users')).toBeDefined();
});

test.each([
  ['Sales', /ask an admin to change your role/],
  // An admin can ask nobody: that role is given by no page.
  ['Admin', /given by a command on the server/],
] as const)('says to %s what can be done about it', async (role, words) => {
  const router = createMemoryRouter([{ path: '/', element: <Forbidden /> }]);
  render(
    <LocaleProvider locale="en" dictionary={en}>
      <SessionContext value={sessionOf(role)}>
        <RouterProvider router={router} />
      </SessionContext>
    </LocaleProvider>,
  );
  expect(await screen.findByText(words)).toBeDefined();
});
