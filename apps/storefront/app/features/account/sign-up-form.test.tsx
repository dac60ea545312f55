import { ApiError, type Refusal, refusalOf } from '@craftsandore/api-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderInApp } from '../../testing/render-in-app.tsx';
import { SignUpForm } from './sign-up-form.tsx';

beforeEach(() => sessionStorage.clear());

async function signUpRefused(refusal: Refusal) {
  renderInApp(<SignUpForm />, { action: () => ({ ok: false, refusal }) });
  await userEvent.type(screen.getByLabelText('Full name'), 'Nadia Farid');
  await userEvent.type(screen.getByLabelText(/email/i), 'nadia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-tree-by-the-window');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test.each([
  ['', 'Signup failed'],
  ['Too many accounts from here today.', 'Too many accounts from here today.'],
])('says above the form why there is no account', async (message, words) => {
  await signUpRefused(refusalOf(new ApiError({ status: 429, message })));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['account.email_taken', 'This email address has an account already.', /email/i],
  ['auth.weak_password', 'Many people use this password.', 'Password'],
])('says at the field that is at fault why there is no account: %s', async (code, message, at) => {
  await signUpRefused(refusalOf(new ApiError({ status: 409, code, message })));
  await waitFor(() => expect(screen.getByLabelText(at)).toHaveFocus());
  expect(screen.getByLabelText(at)).toHaveAccessibleDescription(message);
});

test('name and email are there again after a reload, such as for the other language; a password is kept nowhere', async () => {
  const name = () => screen.getByLabelText('Full name');
  renderInApp(<SignUpForm />);
  await userEvent.type(name(), 'Nadia Farid');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-tree');
  const left = { ...sessionStorage };
  expect(JSON.stringify(left)).toContain('Nadia Farid');
  expect(JSON.stringify(left)).not.toContain('olive-tree');
  cleanup();
  expect(sessionStorage).toHaveLength(0);

  for (const [key, value] of Object.entries(left)) sessionStorage.setItem(key, value);
  renderInApp(<SignUpForm />);
  expect(name()).toHaveValue('Nadia Farid');
});
