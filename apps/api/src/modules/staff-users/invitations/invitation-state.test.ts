import { expect, test } from 'vitest';

import { invitationState } from './invitation-state.ts';

const now = new Date('2026-03-08T10:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const open = { expiresAt: after, acceptedAt: null, withdrawnAt: null };

test.each([
  ['waiting', open],
  ['expired', { ...open, expiresAt: now }],
  ['accepted', { ...open, expiresAt: before, acceptedAt: before }],
  ['withdrawn', { ...open, expiresAt: before, withdrawnAt: before }],
] as const)('%s', (state, invitation) => {
  expect(invitationState(invitation, now)).toBe(state);
});
