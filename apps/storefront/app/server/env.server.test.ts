import { expect, test } from 'vitest';

import { readEnv } from './env.server.ts';

test('has the documented addresses unless told otherwise', () => {
  expect(readEnv({})).toEqual({
    STOREFRONT_PORT: 4200,
    STOREFRONT_URL: 'http://localhost:4200',
    BACK_OFFICE_URL: 'http://localhost:4300',
    API_URL: 'http://localhost:3000',
  });
  expect(readEnv({ API_URL: 'https://api.example/' }).API_URL).toBe('https://api.example');
});

test('takes an empty variable for one that is not set', () => {
  expect(readEnv({ STOREFRONT_PORT: '', STOREFRONT_HOST: '', API_URL: '' })).toEqual(readEnv({}));
});

test('names every variable that is wrong', () => {
  expect(() => readEnv({ STOREFRONT_PORT: 'x', API_URL: 'ftp://api.example' })).toThrow(
    /STOREFRONT_PORT.*API_URL/,
  );
});
