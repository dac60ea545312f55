import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { ContactForm } from './contact-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const message = () => screen.getByRole('textbox', { name: 'Message' });

test('what was typed is there again after a reload, until it is sent', async () => {
  renderInApp(<ContactForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Salma');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'salma@example.com');
  await userEvent.type(message(), 'A round board');
  cleanup();

  renderInApp(<ContactForm />);
  expect(message()).toHaveValue('A round board');
  vi.stubGlobal('fetch', async () => new Response('OK'));
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Message sent successfully!');
  cleanup();

  renderInApp(<ContactForm />);
  expect(message()).toHaveValue('');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /^No connection/],
  ['what else fails', async () => new Response('', { status: 500 }), /^Something went wrong/],
])('tells %s from the rest', async (_, fetch, words) => {
  vi.stubGlobal('fetch', fetch);
  renderInApp(<ContactForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Salma');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'salma@example.com');
  await userEvent.type(message(), 'A round board');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('keeps what is too long whole, and says by how much until it is shorter', async () => {
  const fetch = vi.fn(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetch);
  renderInApp(<ContactForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Salma');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'salma@example.com');
  await userEvent.click(message());
  await userEvent.paste('a'.repeat(5_200));
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(message()).toHaveValue('a'.repeat(5_200));
  expect(message()).toHaveFocus();
  expect(message()).toHaveAccessibleDescription(
    'Please enter at most 5,000 characters. You have written 5,200.',
  );
  expect(fetch).not.toHaveBeenCalled();

  await userEvent.type(message(), '{Backspace}');
  expect(message()).toHaveAccessibleDescription(/5,199/);
  fireEvent.change(message(), { target: { value: 'A round board' } });
  expect(message()).toBeValid();
});
