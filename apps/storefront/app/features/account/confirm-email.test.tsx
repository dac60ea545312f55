import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the sentence that takes the place of the button takes its focus too', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  renderInApp(<ConfirmEmail />);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  const sent = await screen.findByRole('status');
  expect(sent).toHaveTextContent('The link is on its way to you.');
  expect(sent).toHaveFocus();
});
