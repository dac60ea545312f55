import { Role } from '@craftsandore/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aStaffUser } from '../../../testing/a-staff-user.ts';
import { accepted } from '../../../testing/results.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sessionOf } from '../../../testing/session-of.ts';
import { AccountAccess } from './account-access.tsx';

function show(fields: Parameters<typeof aStaffUser>[0], role: 'Admin' | 'Sales' = 'Admin') {
  const calls = {
    deactivate: vi.fn(async () => null),
    reactivate: vi.fn(),
    reset: vi.fn(),
    resetSecondStep: vi.fn(async () => accepted(null)),
  };
  renderInApp(
    <AccountAccess user={{ ...aStaffUser(fields), hasSecondStep: true }} calls={calls} />,
    {
      session: sessionOf(role),
    },
  );
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks before it keeps a colleague out', async () => {
  const calls = show({});
  await press('Deactivate this account');
  expect(calls.deactivate).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(calls.deactivate).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('lets in again who is kept out, and sends them no link', async () => {
  const calls = show({ userDeactivatedAt: '2026-08-20T10:00:00.000Z' });
  expect(screen.queryByRole('button', { name: /new password/ })).toBeNull();
  await press('Reactivate this account');
  expect(calls.reactivate).toHaveBeenCalledOnce();
});

test('sends a link for a new password to any account, and keeps only staff out', async () => {
  const calls = show({ userRoleId: Role.User });
  await press('Send a link for a new password');
  expect(calls.reset).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /Deactivate/ })).toBeNull();
});

test('removes a lost second step for a reason, without which it is not done', async () => {
  const calls = show({});
  await press('Remove the second step');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Remove' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Please enter the reason.')).toBeInTheDocument();
  expect(calls.resetSecondStep).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Her phone was stolen');
  await userEvent.click(confirm);
  expect(calls.resetSecondStep).toHaveBeenCalledExactlyOnceWith('Her phone was stolen');
});

// The session of the tests is that of account 7.
test.each([
  ['oneself', { userId: 7 }, 'Admin'],
  ['whom only others may change', {}, 'Sales'],
] as const)('offers nothing of %s', (_, fields, role) => {
  show(fields, role);
  expect(screen.queryByRole('button')).toBeNull();
});
