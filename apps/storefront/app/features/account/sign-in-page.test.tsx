import { ApiError, refusalOf } from '@craftsandore/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
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
