import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

test('the token of the link is in the address and in links no more', async () => {
  history.replaceState(null, '', '/reset-password?token=secret');
  renderInApp(<ResetPasswordPage />, { path: '/reset-password?token=secret', action: readBody });
  expect(location.search).toBe('');
  expect(document.body.innerHTML).not.toContain('secret');

  await userEvent.type(screen.getByLabelText('New password'), 'olive-tree-by-the-window');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(/Your new password is saved/);
  expect(sent).toMatchObject({ resetToken: 'secret' });
});

test('a reload knows the token, until the password is saved', async () => {
  history.replaceState(null, '', '/reset-password?token=secret');
  renderInApp(<ResetPasswordPage />, { path: '/reset-password?token=secret' });
  cleanup();
  renderInApp(<ResetPasswordPage />, { path: '/reset-password', action: readBody });
  expect(screen.queryByText(/This link is incomplete/)).not.toBeInTheDocument();

  await userEvent.type(screen.getByLabelText('New password'), 'olive-tree-by-the-window');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(/Your new password is saved/);
  expect(sent).toMatchObject({ resetToken: 'secret' });
  expect(sessionStorage).toHaveLength(0);
});

let sent: unknown;
async function readBody({ request }: { request: Request }) {
  sent = await request.json();
  return { ok: true };
}

test('leads to the sign-in page two seconds after a new password is saved, and not before', async () => {
  renderInApp(
    <>
      <ResetPasswordPage />
      <Address />
    </>,
    { action: () => ({ ok: true }) },
  );
  await userEvent.type(screen.getByLabelText('New password'), 'olive-tree-by-the-window');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  const isSaved = () => screen.queryByText(/Your new password is saved/) !== null;
  while (!isSaved()) await act(() => vi.advanceTimersByTimeAsync(0));

  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.getByTestId('address').textContent).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByTestId('address').textContent).toBe('/signin');
});
