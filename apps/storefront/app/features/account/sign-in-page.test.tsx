import { ApiError, refusalOf } from '@craftsandore/api-client';
import { draftNamed } from '@craftsandore/resilience';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { hydrateInApp, renderInApp } from '../../testing/render-in-app.tsx';
import { SignInPage } from './sign-in-page.tsx';

beforeEach(() => sessionStorage.clear());

test.each([
  ['/signin', 'Welcome back'],
  ['/signin?welcome=yes', 'Welcome'],
])('at %s says %s', (path, title) => {
  renderInApp(<SignInPage provider={null} />, { path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('tells of the new account and of the mail, until the sign-in is refused', async () => {
  const refusal = refusalOf(new ApiError({ status: 401, message: 'The password is wrong.' }));
  renderInApp(<SignInPage provider={null} />, {
    path: '/signin?welcome=yes',
    action: () => ({ ok: false, refusal }),
  });
  expect(screen.getByText(/^Your account is ready\..*verify your email/)).toBeVisible();

  await userEvent.type(screen.getByLabelText(/email/i), 'nadia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-tree-by-the-window');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  expect(screen.queryByText(/^Your account is ready/)).not.toBeInTheDocument();
});

test('its button is busy until there is an answer, and sends once', async () => {
  const action = vi.fn(() => new Promise<null>(() => undefined));
  renderInApp(<SignInPage provider={null} />, { path: '/signin', action });
  await userEvent.type(screen.getByLabelText(/email/i), 'nadia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-tree-by-the-window');
  const button = screen.getByRole('button', { name: 'Sign In' });
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  expect(action).toHaveBeenCalledOnce();
});

const emailField = () => screen.getByLabelText(/email/i);

/** As after a sign-up: the page stands there, and its code comes a little later. */
function readBeforeItIsReady() {
  draftNamed('guest:signin').save({ email: 'nadia@example.com' });
  return hydrateInApp(<SignInPage provider={null} />, { path: '/signin?welcome=yes' });
}

test('fills in the email of who has just signed up', async () => {
  readBeforeItIsReady()();
  await waitFor(() => expect(emailField()).toHaveValue('nadia@example.com'));
});

test('leaves what was written before the page was ready', async () => {
  const comeAlive = readBeforeItIsReady();
  await userEvent.type(emailField(), 'nadia.h');
  screen.getByLabelText('Password').focus();
  comeAlive();
  await userEvent.type(emailField(), '@example.com');
  expect(emailField()).toHaveValue('nadia.h@example.com');
});

test('leaves the field alone that somebody is about to write into', async () => {
  const comeAlive = readBeforeItIsReady();
  emailField().focus();
  comeAlive();
  await userEvent.keyboard('n');
  expect(emailField()).toHaveValue('n');
});
