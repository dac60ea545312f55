import { expect, test } from 'vitest';

import { testApi } from './support/api.ts';

const { guest } = await testApi();

const get = (path: string) => guest.send({ method: 'GET', path });

test('the documentation is there to read', async () => {
  expect((await get('/docs/')).statusCode).toBe(200);
  expect((await get('/docs/json')).json().openapi).toBe('3.1.0');
});

test('it runs its own scripts only, and may style its elements where no other page may', async () => {
  const policyOf = async (path: string) =>
    String((await get(path)).headers['content-security-policy']);

  const policy = await policyOf('/docs/');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/products')).toBe("default-src 'none';frame-ancestors 'none'");
});
