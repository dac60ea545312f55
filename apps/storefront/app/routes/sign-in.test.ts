import { ApiError, type ApiClient } from '@craftsandore/api-client';
import { afterEach, expect, test, vi } from 'vitest';

import { send } from '../testing/call-route.ts';
import { clientAction } from './sign-in.tsx';

afterEach(() => vi.restoreAllMocks());

/** What becomes of a sign-in that the API refuses, and what is logged of it. */
async function refusedWith(proof: object) {
  const refusal = new ApiError({ status: 401, message: 'No account fits.' });
  const api: ApiClient = () => Promise.reject(refusal);
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const body = { keep: true, ...proof };
  await expect(send(clientAction, api, { path: '/signin', body })).resolves.toMatchObject({
    ok: false,
    refusal: { sentence: 'No account fits.' },
  });
  return { log, refusal };
}

test('a failed sign-in by the identity provider is logged', async () => {
  const { log, refusal } = await refusedWith({ credential: 'token-of-salma' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
});

test('a wrong password is nothing to log', async () => {
  const { log } = await refusedWith({ email: 'salma@example.com', password: 'not-hers' });
  expect(log).not.toHaveBeenCalled();
});
