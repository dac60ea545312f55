import { Role, type RoleName } from '@craftsandore/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sessionOf } from '../../../testing/session-of.ts';
import { RoleChange } from './role-change.tsx';

function renderFor(role: RoleName, { userId = 42, refusal = '' } = {}) {
  const onChange = vi.fn();
  const changer = (role: RoleName) => (
    <RoleChange
      user={{ userId, userName: 'Salma Morsi', userRoleId: Role[role] }}
      onChange={onChange}
      isPending={false}
      refusal={refusal}
    />
  );
  const { rerender } = renderInApp(changer(role), { session: sessionOf('Admin') });
  return Object.assign(onChange, { becomes: (next: RoleName) => rerender(changer(next)) });
}

const update = () => screen.getByRole('button', { name: 'Update role' });

test('asks for the chosen role, and says what it lets somebody see', async () => {
  const onChange = renderFor('User');
  await userEvent.click(screen.getByRole('radio', { name: 'Sales' }));
  expect(screen.getByText(/^This role shows .* the names, addresses/)).toBeInTheDocument();
  await userEvent.click(update());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(Role.Sales);
});

test('insists on another role', async () => {
  const onChange = renderFor('Sales');
  await userEvent.click(update());
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose another role.');
  expect(onChange).not.toHaveBeenCalled();
});

// The session of the tests is that of account 7.
test.each<[string, RoleName, number, RegExp]>([
  ['the own role', 'Admin', 7, /You cannot change your own role/],
  ['a developer', 'Developer', 42, /given or taken away by a command/],
])('offers no change of %s', (_, role, userId, words) => {
  renderFor(role, { userId });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('says why a role could not be changed', () => {
  renderFor('Admin', { refusal: 'The shop needs at least one admin.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The shop needs at least one admin.');
});

test('keeps the focus where it is once the role has changed, also by somebody else', async () => {
  const { becomes } = renderFor('User');
  await userEvent.click(screen.getByRole('radio', { name: 'Sales' }));
  await userEvent.click(update());
  becomes('Sales');
  expect(update()).toHaveFocus();
  becomes('Admin');
  expect(screen.getByRole('radio', { name: 'Admin' })).toBeChecked();
});
