import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { readEnv } from './env.ts';

const database = { DATABASE_URL: 'postgres://shop:secret@localhost/shop' };

test('needs nothing but a database', () => {
  expect(readEnv(database)).toMatchObject({
    API_HOST: '127.0.0.1',
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

test('refuses a setting by the name that it had before, unless it has the new one too', () => {
  const before = { ...database, GUEST_PIECES_PER_HOUR: '50' };
  expect(() => readEnv(before)).toThrow('GUEST_PIECES_PER_HOUR is called GUEST_PIECES_OF_ADDRESS');
  const both = { ...before, GUEST_PIECES_OF_ADDRESS: '60' };
  expect(readEnv(both).GUEST_PIECES_OF_ADDRESS).toBe(60);
});

test('takes addresses with a slash at the end', () => {
  const env = readEnv({ ...database, API_URL: 'https://api.example.com/' });
  expect(env.API_URL).toBe('https://api.example.com');
});

test('wants all of a bucket or none of it', () => {
  const bucket = { ...database, IMAGES_S3_BUCKET: 'pictures', IMAGES_URL: 'https://img.example/' };
  expect(() => readEnv(bucket)).toThrow(
    /IMAGES_S3_ENDPOINT: is missing[^]*IMAGES_S3_ACCESS_KEY_ID: is missing/,
  );

  const whole = {
    ...{ ...bucket, IMAGES_S3_ENDPOINT: 'https://s3.example' },
    ...{ IMAGES_S3_ACCESS_KEY_ID: 'key', IMAGES_S3_SECRET_ACCESS_KEY: 'secret' },
  };
  expect(readEnv(whole)).toMatchObject({
    IMAGES_S3_REGION: 'us-east-1',
    IMAGES_URL: 'https://img.example',
    API_URL: 'http://localhost:3000',
  });
});

test('wants to know whom mails come from, where there is a server for them', () => {
  const read = () => readEnv({ ...database, SMTP_URL: 'smtp://mail.example' });
  expect(read).toThrow('MAIL_FROM: is needed with SMTP_URL');
  expect(() => readEnv({ ...database, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL');
});

test.each([
  ['short', '0123456789abcdef'],
  ['of one letter', 'a'.repeat(64)],
  ['of nine letters', 'abcdefghi'.repeat(8)],
])('refuses a secret that is %s', (_, TOKEN_SECRET) => {
  expect(() => readEnv({ ...database, TOKEN_SECRET })).toThrow('TOKEN_SECRET');
  const good = randomBytes(32).toString('hex');
  expect(readEnv({ ...database, TOKEN_SECRET: good }).TOKEN_SECRET).toBe(good);
});

test('names everything that is wrong at once', () => {
  const read = () => readEnv({ API_PORT: '99999', STOREFRONT_URL: 'shop', LOG_LEVEL: 'loud' });
  for (const name of ['DATABASE_URL: is missing', 'API_PORT', 'STOREFRONT_URL', 'LOG_LEVEL']) {
    expect(read).toThrow(name);
  }
});
