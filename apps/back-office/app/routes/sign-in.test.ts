import { createSessionApi } from '@craftsandore/session/api';
import { Role, type RoleName } from '@craftsandore/roles';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import {
  apiContext,
  handOffContext,
  localeContext,
  sessionContext,
  settingsContext,
} from '../session/context.ts';
import { sessionOf } from '../testing/session-of.ts';
import { clientAction, clientLoader } from './sign-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const apiUrl = 'https://api.example';

type SignInCase = { role: RoleName } | { refusal: string };

/** The sign-in page of an API that responds like this to every way in. */
function atSignIn(given: SignInCase, handOffCode?: string) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request);
    if ('refusal' in given) {
      return Promise.resolve(Response.json({ message: given.refusal, code: '' }, { status: 401 }));
    }
    const user = { id: 3, name: 'Heba', email: 'h@example.com', isVerified: true };
    const begun = { accessToken: 'fresh', user: { ...user, roleId: Role[given.role] } };
    const isWayIn = /\/auth\/(login|handOff\/exchange)$/.test(request.url);
    return Promise.resolve(Response.json({ data: isWayIn ? begun : null }));
  });

  const session = sessionOf();
  const handOff = { code: handOffCode };
  const context = new RouterContextProvider();
  context.set(localeContext, 'en');
  context.set(sessionContext, session);
  context.set(handOffContext, handOff);
  context.set(settingsContext, { apiUrl, storefrontUrl: 'https://shop.example' });
  context.set(apiContext, createSessionApi({ baseUrl: apiUrl, locale: 'en', session }));

  const url = new URL('https://staff.example/signin?next=%2Fadmin-orders%2F7');
  const args = { url, context, params: {}, pattern: '/signin' as const };
  const body = JSON.stringify({ email: 'h@example.com', password: 'secret', keep: false });
  const nobody = () => Promise.reject(new Error('There is no server here'));

  return {
    calls,
    handOff,
    session: () => session.getState(),
    send: () =>
      clientAction({
        ...args,
        request: new Request(url, { method: 'post', body }),
        serverAction: nobody,
      }),
    open: () => clientLoader({ ...args, request: new Request(url), serverLoader: nobody }),
  };
}

const leadsTo = (location: string) =>
  expect.toSatisfy(
    (thrown) => thrown instanceof Response && thrown.headers.get('location') === location,
  );

test('begins a session of staff and leads to the page that was wanted', async () => {
  const { send, session } = atSignIn({ role: 'Sales' });

  expect(await send()).toEqual(leadsTo('/admin-orders/7'));
  expect(session().token).toBe('fresh');
});

test('begins no session of a customer, and ends the one that the API began', async () => {
  const { send, session, calls } = atSignIn({ role: 'User' });

  // An error status, or the router would load a page again that waits for another try.
  expect(await send()).toMatchObject({ data: 'no-access', init: { status: 400 } });
  expect(session().token).toBeNull();
  expect(sessionStorage.getItem('token')).toBeNull();
  const last = calls.at(-1);
  expect(last?.url).toBe(`${apiUrl}/auth/logout`);
  expect(last?.headers.get('authorization')).toBe('Bearer fresh');
});

test('takes over a session that the shop hands over', async () => {
  const { open, session, handOff } = atSignIn({ role: 'Admin' }, 'code');

  await expect(open()).rejects.toEqual(leadsTo('/admin-orders/7'));
  expect(session().token).toBe('fresh');
  expect(handOff.code).toBeUndefined();
});

test('says why a hand-off failed, above the form', async () => {
  const { open, session } = atSignIn({ refusal: 'This way in is too old.' }, 'old');

  const refusal = { sentence: 'This way in is too old.' };
  expect(await open()).toMatchObject({ refusal });
  expect(session().token).toBeNull();
});
