import type { OwnReview } from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { anOwnReview } from '../../testing/a-review.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { salma } from '../../testing/sessions.ts';
import { ReviewForm } from './review-form.tsx';

beforeEach(() => sessionStorage.clear());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));

const form = (review: OwnReview | null = null, onSaved = vi.fn()) => (
  <ReviewForm productId={1} review={review} onSaved={onSaved} />
);

test('needs stars, but no comment', async () => {
  const onSaved = vi.fn();
  renderInApp(form(null, onSaved), { action: () => ({ ok: true }) });
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose from one to five stars.');

  await userEvent.click(screen.getByRole('radio', { name: /4/ }));
  await send();
  const thanks = await screen.findByRole('status');
  expect(thanks).toHaveTextContent('Thank you. Your review is saved.');
  await waitFor(() => expect(thanks).toHaveFocus()); // its button is gone
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('what was typed is there again after a reload, and gone once it is sent', async () => {
  const comment = () => screen.getByRole('textbox', { name: 'Comment (optional)' });
  createSessionStore().getState().begin(salma, { keep: false });
  renderInApp(form());
  await userEvent.click(screen.getByRole('radio', { name: /4/ }));
  await userEvent.type(comment(), 'Well turned');
  cleanup();

  renderInApp(form(), { action: () => ({ ok: true }) });
  expect(comment()).toHaveValue('Well turned');
  expect(screen.getByRole('radio', { name: /4/ })).toBeChecked();
  await send();
  await screen.findByRole('status');
  cleanup();

  renderInApp(form());
  expect(comment()).toHaveValue('');
});

test('begins with what the customer has said, and tells when it was hidden', () => {
  const review = anOwnReview({ rating: 3, comment: 'A little dry' });
  renderInApp(form(review));
  expect(screen.getByRole('textbox')).toHaveValue('A little dry');
  expect(screen.getByRole('radio', { name: /3/ })).toBeChecked();
  expect(screen.getByText(/You reviewed it on/)).toBeVisible();
  cleanup();

  renderInApp(form({ ...review, isHidden: true }));
  expect(screen.getByText(/taken this review off/)).toBeVisible();
});

test('keeps a comment that is too long whole, and says by how much until it is shorter', async () => {
  const action = vi.fn(() => ({ ok: true }));
  createSessionStore().getState().begin(salma, { keep: false });
  renderInApp(form(), { action });
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
