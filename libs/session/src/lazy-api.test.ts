import { logout } from '@craftsandore/contract';
import { expect, test, vi } from 'vitest';

import { lazyApi } from './lazy-api.ts';
import { createSessionStore } from './session-store.ts';

test('calls with the token of the moment, once its code is there', async () => {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    tokens.push(headers.get('authorization'));
    return Response.json({ data: null });
  });
  const session = createSessionStore();
  const api = lazyApi({ baseUrl: 'http://api.example', locale: 'en', session });
  session.setState({ token: 'first' });
  await api(logout, {}).catch(() => null);

  const told = api(logout, {}).catch(() => null);
  session.setState({ token: null });
  await told;
  expect(tokens).toEqual(['Bearer first', 'Bearer first']);
  vi.unstubAllGlobals();
});
