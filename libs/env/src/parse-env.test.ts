import { expect, test } from 'vitest';
import { z } from 'zod';

import { Address, parseEnv, Port } from './index.ts';

const schema = z.object({
  SITE_PORT: Port.default(4000),
  SITE_URL: Address,
  SITE_HOST: z.string().optional(),
});

test('reads numbers from text, and addresses without the slash at their end', () => {
  const variables = { SITE_PORT: '4100', SITE_URL: 'https://shop.example/', PATH: '/bin' };
  expect(parseEnv(schema, variables)).toEqual({
    SITE_PORT: 4100,
    SITE_URL: 'https://shop.example',
  });
});

test('takes an empty variable for one that is not set', () => {
  const variables = { SITE_PORT: '', SITE_HOST: '', SITE_URL: 'http://localhost' };
  expect(parseEnv(schema, variables)).toEqual({ SITE_PORT: 4000, SITE_URL: 'http://localhost' });
});

test('lists everything that is missing or wrong at once', () => {
  expect(() => parseEnv(schema, { SITE_PORT: '99999' })).toThrow(
    /SITE_PORT: Too big[^]*SITE_URL: is missing/,
  );
});
