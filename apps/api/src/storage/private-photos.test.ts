import { afterEach, expect, test, vi } from 'vitest';

import { createPrivateAddresses } from './private-photos.ts';

const addresses = createPrivateAddresses('https://api.example', 'the secret');
const fileOf = (base: string) => `${base.split('/').at(-1)}-180.webp`;

afterEach(() => {
  vi.useRealTimers();
});

test('an address opens one photo, for an hour at least and two at most', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:59:00Z') });
  const base = addresses.baseOf(14);
  expect(base).toMatch(/^https:\/\/api\.example\/private-images\/14\./);
  expect(addresses.read(fileOf(base))).toEqual({ photoId: 14, ending: '-180.webp' });
  expect(addresses.read(fileOf(base).replace('14.', '15.'))).toBeNull();

  vi.setSystemTime(new Date('2026-11-27T11:59:00Z'));
  expect(addresses.read(fileOf(base))).not.toBeNull();
  vi.setSystemTime(new Date('2026-11-27T12:00:01Z'));
  expect(addresses.read(fileOf(base))).toBeNull();
});

test('an address is no other shop’s, and nothing made up', () => {
  const others = createPrivateAddresses('https://api.example', 'another secret');
  expect(addresses.read(fileOf(others.baseOf(14)))).toBeNull();
  const later = fileOf(addresses.baseOf(14)).replace(/\.\d+\./, '.9999999999999.');
  for (const file of [later, '', '14', `${'1'.repeat(5000)}.webp`]) {
    expect(addresses.read(file)).toBeNull();
  }
});
