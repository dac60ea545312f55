import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { isSeenAnew } from './last-seen.ts';

const now = new Date('2026-03-01T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const minute = 60_000;

test.each([
  ['staff who were never seen', Role.Sales, null, true],
  ['staff of just now', Role.Admin, ago(5 * minute - 1), false],
  ['staff of five minutes ago', Role.Developer, ago(5 * minute), true],
  ['a customer', Role.User, null, false],
] as const)('%s', (_, roleId, lastSeenAt, isAnew) => {
  expect(isSeenAnew({ roleId, lastSeenAt }, now)).toBe(isAnew);
});
