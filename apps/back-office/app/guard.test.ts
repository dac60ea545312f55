import type { RoleName } from '@craftsandore/roles';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';

import { sessionContext } from './context.ts';
import { allow } from './guard.ts';
import { sessionOf } from './testing/session-of.ts';

async function visit(role?: RoleName) {
  const context = new RouterContextProvider();
  context.set(sessionContext, sessionOf(role));
  const url = new URL('https://staff.example/admin-orders/7?from=mail');
  const request = new Request(url);
  const guard = allow('order:read');
  await guard({ request, url, params: {}, pattern: '', context }, () => Promise.resolve({}));
}

test('opens a page to a role that holds its permission', async () => {
  await expect(visit('Sales')).resolves.toBeUndefined();
});

test('refuses a role that does not', async () => {
  await expect(visit('User')).rejects.toMatchObject({ init: { status: 403 } });
});

test('sends a visitor without a session to sign in, and remembers where they were going', async () => {
  const redirection = await visit().catch((thrown: unknown) => thrown);

  expect(redirection).toBeInstanceOf(Response);
  const { status, headers } = redirection as Response;
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/signin?next=%2Fadmin-orders%2F7%3Ffrom%3Dmail');
});
