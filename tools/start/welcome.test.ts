import { afterEach, expect, test, vi } from 'vitest';

import { welcome } from './welcome.ts';

afterEach(() => void vi.restoreAllMocks());

const settings = {
  urls: { api: 'http://api', storefront: 'http://shop', backOffice: 'http://staff' },
  dataDir: '/data',
};

function welcomed(uid: number) {
  vi.spyOn(process, 'getuid').mockReturnValue(uid);
  return welcome(settings, { databaseHome: undefined });
}

test('tells who starts the shop as root what runs as root, in one line, and nobody else', () => {
  const line = '  Started as root, so everything but the database runs as root: on a server,';
  expect(welcomed(0)).toContain(`\n${line}`);
  expect(welcomed(1000)).toBe(welcomed(0).replace(/\n {2}Started as root.*\n/, ''));
});

test('names the demo accounts of its own database alone', () => {
  const demo = 'admin@craftsandore.example';
  expect(welcome(settings, { databaseHome: '/data/postgres' })).toContain(demo);
  expect(welcome(settings, { databaseHome: undefined })).not.toContain(demo);
});
