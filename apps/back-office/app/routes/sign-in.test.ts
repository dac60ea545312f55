import { createSessionApi } from '@craftsandore/session/api';
import { Role, type RoleName } from '@craftsandore/roles';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { apiContext, localeContext, sessionContext, settingsContext } from '../context.ts';
import { sessionOf } from '../testing/session-of.ts';
import { clientAction } from './sign-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const apiUrl = 'https://api.example';

/** Signs in at an API where the account has this role. */
async function signIn(role: RoleName) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request);
    const user = { id: 3, name: 'Heba', email: 'h@example.com', isVerified: true };
    const begun = { accessToken: 'fresh', user: { ...user, roleId: Role[role] } };
    return Promise.resolve(
      Response.json({ data: request.url.endsWith('/auth/login') ? begun : null }),
    );
  });

  const session = sessionOf();
  const context = new RouterContextProvider();
  context.set(localeContext, 'en');
  context.set(sessionContext, session);
  context.set(settingsContext, { apiUrl, storefrontUrl: 'https://shop.example' });
  context.set(apiContext, createSessionApi({ baseUrl: apiUrl, locale: 'en', session }));

  const url = new URL('https://staff.example/signin?next=%2Fadmin-orders%2F7');
  const body = JSON.stringify({ email: 'h@example.com', password: 'secret', keep: false });
  const request = new Request(url, { method: 'post', body });
  const result = await clientAction({
    request,
    url,
    context,
    params: {},
    pattern: '/signin',
    serverAction: () => Promise.reject(new Error('There is no server here')),
  });
  return { result, session: session.getState(), calls };
}

test('begins a session of staff and leads to the page that was wanted', async () => {
  const { result, session } = await signIn('Sales');

  expect(session.token).toBe('fresh');
  expect(result).toBeInstanceOf(Response);
  expect((result as Response).headers.get('location')).toBe('/admin-orders/7');
});

test('begins no session of a customer, and ends the one that the API began', async () => {
  const { result, session, calls } = await signIn('User');

  expect(result).toEqual({ reason: 'no-access' });
  expect(session.token).toBeNull();
  expect(sessionStorage.getItem('token')).toBeNull();
  const last = calls.at(-1);
  expect(last?.url).toBe(`${apiUrl}/auth/logout`);
  expect(last?.headers.get('authorization')).toBe('Bearer fresh');
});
