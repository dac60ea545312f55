import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { AccountButton } from './account-button.tsx';

test('opens its menu at the first press, and takes the focus back from it', async () => {
  const user = userEvent.setup();
  renderInApp(<AccountButton />);
  await user.click(await screen.findByRole('button', { name: 'Your account' }));

  expect(await screen.findByRole('menuitem', { name: 'Log In' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus();
});

test('opens by keyboard alone', async () => {
  const user = userEvent.setup();
  renderInApp(<AccountButton />);
  (await screen.findByRole('button', { name: 'Your account' })).focus();
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('menuitem', { name: 'Sign Up' })).toBeVisible();
});
