import { ApiError, type ApiClient } from '@craftsandore/api-client';
import { afterEach, expect, test, vi } from 'vitest';

import { createStorefront, routerContextOf } from '../storefront.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { clientAction } from './sign-in.tsx';

afterEach(() => vi.restoreAllMocks());

/** What becomes of a sign-in that the API refuses, and what is logged of it. */
async function refusedWith(proof: object) {
  const refusal = new ApiError({ status: 401, message: 'No account fits.' });
  const api: ApiClient = () => Promise.reject(refusal);
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const context = routerContextOf({ ...createStorefront(exampleSettings, 'en'), api });
  const body = JSON.stringify({ keep: true, ...proof });
  const request = new Request('http://shop.example/signin', { method: 'POST', body });
  const args = { request, context } as unknown as Parameters<typeof clientAction>[0]; // all that it reads
  await expect(clientAction(args)).resolves.toMatchObject({
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
