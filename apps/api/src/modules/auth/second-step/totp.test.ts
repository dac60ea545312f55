import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { newSecret, stepOfCode } from './totp.ts';

/** The key of RFC 6238's examples, and what it says of their times; an app shows the last six digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const examples = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

test.each(examples)('takes the code of second %i', (second, code) => {
  const now = new Date(second * 1000);
  expect(stepOfCode({ secret, code, lastStep: 0, now })).toBe(Math.floor(second / 30));
});

const now = new Date('2026-03-01T10:00:15Z');
const step = Math.floor(now.getTime() / 30_000);
const codeOf = (at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at * 30_000 });

test.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('of a clock that is wrong by %i half minutes', (away, expected) => {
  expect(stepOfCode({ secret, code: codeOf(step + away), lastStep: 0, now })).toBe(expected);
});

test('takes no code twice, and none of before one that was used', () => {
  const take = (at: number, lastStep: number) =>
    stepOfCode({ secret, code: codeOf(at), lastStep, now });
  expect(take(step, step)).toBeNull();
  expect(take(step - 1, step)).toBeNull();
  expect(take(step + 1, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '000000'])('refuses %j', (code) => {
  expect(stepOfCode({ secret, code, lastStep: 0, now })).toBeNull();
});

test('makes a new secret each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
