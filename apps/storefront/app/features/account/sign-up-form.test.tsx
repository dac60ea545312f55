import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { SignUpForm } from './sign-up-form.tsx';

test.each([
  [null, 'Signup failed'],
  ['This e-mail address has an account already.', 'This e-mail address has an account already.'],
])('says above the form why there is no account', async (reason, words) => {
  renderInShop(<SignUpForm />, { action: () => ({ reason }) });
  await userEvent.type(screen.getByLabelText('Full name'), 'Nadia Farid');
  await userEvent.type(screen.getByLabelText(/e-mail/i), 'nadia@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'olive-tree-by-the-window');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});
