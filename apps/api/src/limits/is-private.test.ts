import { expect, test } from 'vitest';

import { isPrivate } from './is-private.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '::1',
  'fd12::1',
  '::ffff:10.0.0.1',
])('%s is private', (address) => expect(isPrivate(address)).toBe(true));

test.each([
  '198.51.100.1',
  '172.32.0.1',
  '2001:db8::1',
  '::ffff:198.51.100.1',
  'fe80::1',
  'nothing',
  '',
])('%s is not', (address) => expect(isPrivate(address)).toBe(false));
