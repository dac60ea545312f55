import { expect, test } from 'vitest';

import { createChallenges } from './challenges.ts';

const challenges = createChallenges('the secret of the tests, 32 letters and more');
const now = new Date('2026-03-01T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const made = Buffer.from(challenges.create('sign-in', now)).toString('base64url');

test('is good for its purpose, for five minutes', () => {
  expect(challenges.isGood(made, 'sign-in', later(299_999))).toBe(true);
  expect(challenges.isGood(made, 'sign-in', later(300_000))).toBe(false);
  expect(challenges.isGood(made, 'second 7', now)).toBe(false);
});

test('is nobody else’s, cut, longer, or made up', () => {
  const other = createChallenges('another secret of the tests, as long as it');
  expect(other.isGood(made, 'sign-in', now)).toBe(false);
  for (const wrong of [made.slice(4), made.slice(0, -4), `${made}AAAA`, '', 'AAAA']) {
    expect(challenges.isGood(wrong, 'sign-in', now)).toBe(false);
  }
});
