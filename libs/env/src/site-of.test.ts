import { expect, test } from 'vitest';

import { networkOf } from './network-of.ts';
import { siteOf } from './site-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is of the site %s', (ip, site) => {
  expect(siteOf(networkOf(ip))).toBe(site);
});
