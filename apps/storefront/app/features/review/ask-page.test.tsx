import type { OwnQuestion } from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aProduct } from '../../testing/a-product.ts';
import { anOwnQuestion } from '../../testing/a-question.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { salma } from '../../testing/sessions.ts';
import { AskPage } from './ask-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The API knows these questions of the customer. */
function answer(questions: OwnQuestion[]) {
  const fetched = vi.fn(async ({ url }: Request) => {
    if (!/questions\/mine/.test(url)) throw new TypeError('Failed to fetch');
    return Response.json({ data: questions });
  });
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.filter(([{ url }]) => /questions/.test(url)).length;
}

const signIn = () => createSessionStore().getState().begin(salma, { keep: false });
const open = (action: () => unknown = () => ({ ok: true })) =>
  renderInApp(<AskPage product={aProduct()} />, { path: '/product/1/ask', action });
const field = () => screen.getByRole('textbox', { name: 'What would you like to know?' });
const send = () => userEvent.click(screen.getByRole('button', { name: /send|Sign in/i }));

test('a guest writes first, and finds it again after signing in', async () => {
  open();
  await userEvent.type(field(), 'Is it heavy?');
  expect(await screen.findByRole('button', { name: 'Sign in to send it' })).toBeVisible();
  cleanup();

  signIn();
  answer([]);
  open();
  expect(field()).toHaveValue('Is it heavy?');
  expect(await screen.findByRole('button', { name: 'Send question' })).toBeVisible();
});

test('a question is sent, its draft ends, and another can be asked', async () => {
  signIn();
  const readings = answer([]);
  const action = vi.fn(() => ({ ok: true }));
  open(action);
  await userEvent.type(field(), 'Is it heavy?');
  await send();
  const thanks = await screen.findByRole('status');
  expect(thanks).toHaveTextContent('Thank you.');
  expect(thanks).toHaveFocus(); // its button is gone
  await expect.poll(readings).toBe(2); // what was asked is shown at once

  await userEvent.click(screen.getByRole('button', { name: 'Another question' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(action).toHaveBeenCalledOnce();
});

test('too short and too long are said, and nothing of it is lost', async () => {
  signIn();
  answer([]);
  const action = vi.fn(() => ({ ok: true }));
  open(action);
  await userEvent.type(field(), '  Why  ');
  await send();
  expect(field()).toHaveAccessibleDescription(/at least five letters/);
  expect(field()).toHaveFocus();

  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste('a'.repeat(501));
  await send();
  expect(field()).toHaveValue('a'.repeat(501));
  expect(field()).toHaveAccessibleDescription(/at most 500 characters. You have written 501/);
  expect(action).not.toHaveBeenCalled();
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toBeValid();
});

test('says why a question was refused, and keeps it', async () => {
  signIn();
  answer([]);
  open(() => ({ ok: false, refusal: { sentence: 'Please wait an hour.', status: 429 } }));
  await userEvent.type(field(), 'Is it heavy?');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait an hour.');
  expect(field()).toHaveValue('Is it heavy?');
});

test('shows what of one’s own waits, is answered or hidden', async () => {
  signIn();
  answer([
    anOwnQuestion({ id: 1, text: 'Is it heavy?' }),
    anOwnQuestion({
      ...{ id: 2, text: 'Is it round?' },
      answer: { text: 'It is.', createdAt: '2026-11-13T10:00:00.000Z' },
    }),
    anOwnQuestion({ id: 3, text: 'Call me!', isHidden: true }),
  ]);
  open();
  const list = within(await screen.findByRole('region', { name: 'What you have asked about it' }));
  const [waiting, answered, hidden] = list.getAllByRole('listitem');
  expect(waiting).toHaveTextContent('Not answered yet');
  expect(answered).toHaveTextContent('Answered');
  expect(answered).toHaveTextContent('It is.');
  expect(hidden).toHaveTextContent('taken it off');
});

test('what cannot be read is asked for again', async () => {
  signIn();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer([anOwnQuestion({ text: 'Is it heavy?' })]);
  await userEvent.click(retry);
  expect(await screen.findByText('Is it heavy?')).toBeVisible();
});
