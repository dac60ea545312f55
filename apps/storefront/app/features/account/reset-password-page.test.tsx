import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

test('leads to the sign-in page two seconds after a new password is saved, and not before', async () => {
  renderInShop(
    <>
      <ResetPasswordPage />
      <Address />
    </>,
    { action: () => ({ done: true }) },
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByLabelText('New password'), 'olive-tree-by-the-window');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(/Your new password is saved/);

  await act(() => vi.advanceTimersByTimeAsync(1800));
  expect(screen.getByTestId('address').textContent).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.getByTestId('address').textContent).toBe('/signin');
});
