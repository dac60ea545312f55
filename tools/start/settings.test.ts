import { expect, test } from 'vitest';

import { environmentFor, readSettings } from './settings.ts';

test('an empty environment means the addresses of the README', () => {
  const { ports, urls, databaseUrl } = readSettings({ API_URL: '', DATABASE_URL: '' });

  expect(ports).toEqual({ api: 3000, storefront: 4200, backOffice: 4300 });
  expect(urls.storefront).toBe('http://localhost:4200');
  expect(databaseUrl).toBeUndefined();
});

test('an address follows its port, unless it is set', () => {
  const { urls } = readSettings({
    STOREFRONT_PORT: '5200',
    BACK_OFFICE_URL: 'https://staff.example',
  });

  expect(urls.storefront).toBe('http://localhost:5200');
  expect(urls.backOffice).toBe('https://staff.example');
});

test.each(['0', '70000', '80.5', 'http'])(
  'refuses "%s" as a port, by the name of the variable',
  (value) => {
    expect(() => readSettings({ API_PORT: value })).toThrow(`API_PORT is "${value}"`);
  },
);

test('hands the same settings to every program', () => {
  const settings = readSettings({ API_PORT: '3100' });

  expect(readSettings(environmentFor(settings, 'postgres://somewhere'))).toEqual({
    ...settings,
    databaseUrl: 'postgres://somewhere',
  });
});
