import { expect, test } from 'vitest';

import { readEnv } from './env.server.ts';

test('has the documented addresses unless told otherwise', () => {
  expect(readEnv({})).toEqual({
    STOREFRONT_HOST: '127.0.0.1',
    STOREFRONT_PORT: 4200,
    PAGE_CACHE_MB: 32,
    PAGES_PER_MINUTE: 600,
    TRUSTED_PROXIES: 'loopback',
    STOREFRONT_URL: 'http://localhost:4200',
    BACK_OFFICE_URL: 'http://localhost:4300',
    API_URL: 'http://localhost:3000',
    API_INTERNAL_URL: 'http://localhost:3000',
    IMAGES_URL: 'http://localhost:3000',
    VITE_AUTH_URL: 'http://localhost:3000',
    MAILING_URL: 'http://localhost:3000/api/v1.0/email/send',
    MAILING_SERVICE_ID: 'craftsandore',
    MAILING_TEMPLATE_ID: 'contact-form',
    MAILING_PUBLIC_KEY: 'storefront',
    SERVICE_WORKER: 'on',
  });
  expect(readEnv({ API_URL: 'https://api.example/' }).API_URL).toBe('https://api.example');
});

test('has the service worker on or off, and nothing else', () => {
  expect(readEnv({ SERVICE_WORKER: 'off' }).SERVICE_WORKER).toBe('off');
  expect(() => readEnv({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER');
});

test('sends new passwords and messages where it is told to', () => {
  const given = {
    VITE_AUTH_URL: 'https://accounts.example/',
    MAILING_URL: 'https://mail.example/api/v1.0/email/send',
  };
  expect(readEnv(given)).toMatchObject({
    VITE_AUTH_URL: 'https://accounts.example',
    MAILING_URL: 'https://mail.example/api/v1.0/email/send',
  });
});

test('takes an empty variable for one that is not set', () => {
  expect(readEnv({ STOREFRONT_PORT: '', STOREFRONT_HOST: '', API_URL: '' })).toEqual(readEnv({}));
});

test('names every variable that is wrong', () => {
  expect(() => readEnv({ STOREFRONT_PORT: 'x', API_URL: 'ftp://api.example' })).toThrow(
    /STOREFRONT_PORT[^]*API_URL/,
  );
});
