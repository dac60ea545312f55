import type { RoleName } from '@craftsandore/roles';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { sessionOf } from '../testing/session-of.ts';
import { apiContext, sessionContext } from './context.ts';
import { staffApi } from './guard.ts';

const api = () => Promise.reject(new Error('Nobody calls it here'));

function visit(role?: RoleName) {
  const context = new RouterContextProvider();
  context.set(sessionContext, sessionOf(role));
  context.set(apiContext, api);
  const request = new Request('https://staff.example/admin-orders/7?from=mail');
  return staffApi({ request, context }, 'order:read');
}

test('gives the API to a role that holds the permission', () => {
  expect(visit('Sales')).toBe(api);
});

test('refuses a role that does not', () => {
  expect(() => visit('User')).toThrow(expect.objectContaining({ init: { status: 403 } }));
});

test('sends a visitor without a session to sign in, and remembers where they were going', () => {
  const location = '/signin?next=%2Fadmin-orders%2F7%3Ffrom%3Dmail';
  expect(() => visit()).toThrow(
    expect.toSatisfy((thrown) => thrown instanceof Response && isRedirect(thrown, location)),
  );
});

const isRedirect = ({ status, headers }: Response, location: string) =>
  status === 302 && headers.get('location') === location;
