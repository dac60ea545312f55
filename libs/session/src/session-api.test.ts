import { ApiError } from '@craftsandore/api-client';
import { getActiveCart, type NewSession } from '@craftsandore/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSessionApi, signIn, signOut } from './session-api.ts';
import { createSessionStore } from './session-store.ts';

const salma: NewSession = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function apiSending(response: () => Response) {
  vi.stubGlobal('fetch', async () => response());
  const session = createSessionStore();
  return {
    session,
    api: createSessionApi({ baseUrl: 'http://api.example', locale: 'en', session }),
  };
}

const ended = () => Response.json({ message: '', code: 'session.ended' }, { status: 401 });

test('signing in keeps the session', async () => {
  const { api, session } = apiSending(() => Response.json({ data: salma }));
  await signIn(api, session, { email: 'salma@example.com', password: 'x' }, { keep: true });
  expect(session.getState()).toMatchObject({ token: 'token-of-salma', user: salma.user });
});

test('a session that the API calls over ends here too', async () => {
  const { api, session } = apiSending(ended);
  session.getState().begin(salma, { keep: true });

  await expect(api(getActiveCart, {})).rejects.toBeInstanceOf(ApiError);

  expect(session.getState().token).toBeNull();
});

test('a newer session survives the refusal of an older call', async () => {
  const { api, session } = apiSending(() => {
    session.getState().begin({ ...salma, accessToken: 'newer' }, { keep: true });
    return ended();
  });
  session.getState().begin(salma, { keep: true });

  await expect(api(getActiveCart, {})).rejects.toBeInstanceOf(ApiError);

  expect(session.getState().token).toBe('newer');
});

test('signing out is told to the API, also by a page that is left at once', async () => {
  const { api, session } = apiSending(() => Response.json({ data: null }));
  const fetch = vi.spyOn(globalThis, 'fetch');
  session.getState().begin(salma, { keep: true });

  await signOut(api, session);

  const request = new Request(...(fetch.mock.lastCall ?? ['about:blank']));
  expect(request.url).toBe('http://api.example/auth/logout');
  expect(request.headers.get('authorization')).toBe('Bearer token-of-salma');
  expect(request.keepalive).toBe(true);
});

test('signing out works without a connection', async () => {
  const { api, session } = apiSending(() => {
    throw new TypeError('fetch failed');
  });
  session.getState().begin(salma, { keep: true });

  await signOut(api, session);

  expect(session.getState().token).toBeNull();
});
