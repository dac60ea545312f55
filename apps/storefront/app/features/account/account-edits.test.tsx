import { ApiError, refusalOf } from '@craftsandore/api-client';
import type { Profile } from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActionFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { salma } from '../../testing/sessions.ts';
import { AccountEdits } from './account-edits.tsx';

const profile: Profile = {
  ...salma.user,
  role: { name: 'User' },
  createdAt: '2026-01-02T10:00:00.000Z',
  isProviderOnly: false,
  orders: [],
  shippingDetails: [],
};

beforeEach(() => {
  localStorage.clear();
  createSessionStore().getState().begin(salma, { keep: true });
});
afterEach(() => vi.unstubAllGlobals());

const refusedWith = (code: string, message: string) => () => ({
  ok: false,
  refusal: refusalOf(new ApiError({ status: 422, code, message })),
});

const renderEdits = (edit: string, action?: ActionFunction, own: Partial<Profile> = {}) =>
  renderInApp(<AccountEdits profile={{ ...profile, ...own }} />, {
    path: `/profile${edit && `?edit=${edit}`}`,
    ...(action && { action }),
  });

const sent = async (request: Request) => JSON.parse(await request.text());

test('name and phone number are sent once, and the focus goes back to where it came from', async () => {
  const calls: unknown[] = [];
  const pressed = Promise.withResolvers<null>();
  renderEdits('', async ({ request }) => {
    calls.push(await sent(request));
    await pressed.promise;
    return { ok: true, value: null };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change name or phone' }));
  const name = await screen.findByLabelText('Full name');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.clear(name);
  await userEvent.type(name, 'Salma Fathy');
  await userEvent.type(screen.getByLabelText('Mobile number (optional)'), '٠١٠٠٠٠٠٠٠٠٢');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  pressed.resolve(null);

  expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  const body = { name: 'Salma Fathy', phoneNumber: '01000000002' };
  expect(calls).toEqual([{ part: 'details', body }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change name or phone' })).toHaveFocus(),
  );
});

test('a form that is in the address is open, and can be given up', async () => {
  renderEdits('password');
  expect(await screen.findByLabelText('Your password')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('says what is wrong before anything is sent', async () => {
  const action = vi.fn();
  renderEdits('email', action);
  await userEvent.type(await screen.findByLabelText('New email'), 'salma@');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(screen.getByLabelText('New email')).toBeInvalid());
  expect(screen.getByLabelText('Your password')).toBeInvalid();
  expect(action).not.toHaveBeenCalled();
});

test.each([
  ['account.email_taken', 'New email'],
  ['account.wrong_password', 'Your password'],
])('says %s at the field “%s”', async (code, label) => {
  renderEdits('email', refusedWith(code, 'Not so.'));
  await userEvent.type(await screen.findByLabelText('New email'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Your password'), 'a guess');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Not so\./);
});

test('says above the fields what is about none of them', async () => {
  renderEdits('password', refusedWith('request.too_many', 'Wait a little.'));
  await userEvent.type(await screen.findByLabelText('Your password'), 'a guess');
  await userEvent.type(screen.getByLabelText('New password'), 'walnut-and-beech-3');
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a little.');
});

test('asks before what was typed is lost', async () => {
  renderEdits('details');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await userEvent.type(await screen.findByLabelText('Full name'), ' F');
  expect(asks()).toBe(true);
});

test('says which address waits for its link', () => {
  renderEdits('', undefined, { pendingEmail: 'new@example.com' });
  expect(screen.getByText(/as soon as you open the link/)).toHaveTextContent('new@example.com');
});

test('who has no password is sent a link to choose one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  renderEdits('email', undefined, { isProviderOnly: true });
  expect(screen.queryByLabelText('New email')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link to choose one' }));
  expect(await screen.findByRole('status')).toHaveFocus();
});
