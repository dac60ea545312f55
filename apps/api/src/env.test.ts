import { expect, test } from 'vitest';

import { readEnv } from './env.ts';

const database = { DATABASE_URL: 'postgres://shop:secret@localhost/shop' };

test('needs nothing but a database', () => {
  expect(readEnv(database)).toMatchObject({
    API_PORT: 3000,
    API_URL: 'http://localhost:3000',
    STOREFRONT_URL: 'http://localhost:4200',
    BACK_OFFICE_URL: 'http://localhost:4300',
    LOG_LEVEL: 'info',
  });
});

test('builds its own address from the port, and takes an empty variable for none', () => {
  const env = readEnv({ ...database, API_PORT: '3100', API_URL: '', TOKEN_SECRET: '' });
  expect(env.API_URL).toBe('http://localhost:3100');
  expect(env.TOKEN_SECRET).toBeUndefined();
});

test('takes addresses with a slash at the end', () => {
  const env = readEnv({ ...database, API_URL: 'https://api.example.com/' });
  expect(env.API_URL).toBe('https://api.example.com');
});

test('names everything that is wrong at once', () => {
  const read = () => readEnv({ API_PORT: '99999', STOREFRONT_URL: 'shop', LOG_LEVEL: 'loud' });
  for (const name of ['DATABASE_URL: is missing', 'API_PORT', 'STOREFRONT_URL', 'LOG_LEVEL']) {
    expect(read).toThrow(name);
  }
});
