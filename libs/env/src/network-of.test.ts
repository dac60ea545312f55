import type { Socket } from 'node:net';

import { expect, test } from 'vitest';

import { networkOf, networkOfRequest } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const socket = { remoteAddress: '192.0.2.1' } as Socket; // all that is read of it

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['198.51.100.1:1234', '198.51.100.1'],
  ['[2001:db8::1]:1234', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['garbage', '192.0.2.1'],
  ['1.2.3:4', '192.0.2.1'],
  ['', '192.0.2.1'],
])('a request from %s counts as one from %s', (ip, network) => {
  expect(networkOfRequest({ ip, socket })).toBe(network);
});
