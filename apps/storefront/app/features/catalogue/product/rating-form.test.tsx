import { createSessionStore } from '@craftsandore/session';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { salma } from '../../../testing/sessions.ts';
import { RatingForm } from './rating-form.tsx';

beforeEach(() => sessionStorage.clear());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send rating' }));

test('asks a guest to sign in, in Arabic in both languages', async () => {
  renderInApp(<RatingForm productId={1} />);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('يجب تسجيل الدخول لتقييم المنتج.');
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('needs stars, but no comment', async () => {
  const { cart, session } = renderInApp(<RatingForm productId={1} />, {
    action: () => ({ ok: true }),
  });
  act(() => {
    cart.setState({ load: () => Promise.resolve() });
    session.setState({ token: 'some' });
  });
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose from one to five stars.');

  await userEvent.click(screen.getByRole('radio', { name: /4/ }));
  await send();
  const thanks = await screen.findByRole('status');
  expect(thanks).toHaveTextContent('Thank you. Your rating is saved.');
  expect(thanks).toHaveFocus(); // its button is gone
});

test('what a guest typed is there again once they have signed in, and gone once it is sent', async () => {
  const comment = () => screen.getByRole('textbox', { name: 'Comment (optional)' });
  renderInApp(<RatingForm productId={1} />);
  await userEvent.click(screen.getByRole('radio', { name: /4/ }));
  await userEvent.type(comment(), 'Well turned');
  await send();
  cleanup();

  createSessionStore().getState().begin(salma, { keep: false });
  renderInApp(<RatingForm productId={1} />, { action: () => ({ ok: true }) });
  expect(comment()).toHaveValue('Well turned');
  expect(screen.getByRole('radio', { name: /4/ })).toBeChecked();
  await send();
  await screen.findByRole('status');
  cleanup();

  renderInApp(<RatingForm productId={1} />);
  expect(comment()).toHaveValue('');
});

test('keeps a comment that is too long whole, and says by how much until it is shorter', async () => {
  const action = vi.fn(() => ({ ok: true }));
  createSessionStore().getState().begin(salma, { keep: false });
  renderInApp(<RatingForm productId={1} />, { action });
  await userEvent.click(screen.getByRole('radio', { name: /4/ }));
  const comment = screen.getByRole('textbox', { name: 'Comment (optional)' });
  await userEvent.click(comment);
  await userEvent.paste('a'.repeat(2_001));
  await send();
  expect(comment).toHaveValue('a'.repeat(2_001));
  expect(comment).toHaveFocus();
  expect(comment).toHaveAccessibleDescription(
    'Please enter at most 2,000 characters. You have written 2,001.',
  );
  expect(action).not.toHaveBeenCalled();

  await userEvent.type(comment, '{Backspace}');
  expect(comment).toBeValid();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
});
