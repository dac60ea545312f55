import { ApiError } from '@craftsandore/api-client';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { SignInForm } from '../features/account/sign-in-form.tsx';
import { locationOf, send } from '../testing/call-route.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { clientAction } from './sign-up.tsx';

const path = '/signup?next=%2Fcart';
const body = { name: 'Salma Hassan', email: 'salma@example.com', password: 'olive-tree-77' };
const showSignIn = () => renderInApp(<SignInForm keep onKeepChange={() => undefined} />);

beforeEach(() => sessionStorage.clear());

test('a new account leads to the sign-in page, which knows its email this once', async () => {
  const registered = () => Promise.resolve({} as never); // nothing of it is read
  const answer = Promise.resolve(send(clientAction, registered, { path, body }));
  expect(await locationOf(answer)).toBe('/signin?next=%2Fcart&welcome=yes');

  showSignIn();
  expect(screen.getByLabelText(/email/i)).toHaveValue('salma@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');

  cleanup();
  showSignIn();
  expect(screen.getByLabelText(/email/i)).toHaveValue('');
});

test('a refused one leaves nothing behind', async () => {
  const refused = () => Promise.reject(new ApiError({ status: 409, message: 'Taken.' }));
  await send(clientAction, refused, { path, body });
  expect(sessionStorage).toHaveLength(0);
});
