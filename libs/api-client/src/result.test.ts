import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { attempt, isPassing, refusalOf } from './result.ts';

test('gives the value of a call that succeeded', async () => {
  expect(await attempt(Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});

test('gives what the API said when it refused', async () => {
  const refused = new ApiError({
    status: 409,
    code: 'address.duplicate',
    message: 'Duplicate entry',
    requestId: 'r-1',
  });

  expect(await attempt(Promise.reject(refused))).toEqual({
    ok: false,
    refusal: {
      status: 409,
      code: 'address.duplicate',
      sentence: 'Duplicate entry',
      details: [],
      requestId: 'r-1',
    },
  });
});

test('has neither code nor sentence where no response came', async () => {
  const result = await attempt(Promise.reject(new TypeError('Failed to fetch')));
  expect(result).toMatchObject({ ok: false, refusal: { code: undefined, sentence: undefined } });
});

test('lets a cancelled call stay cancelled', async () => {
  const cancelled = new DOMException('', 'AbortError');
  await expect(attempt(Promise.reject(cancelled))).rejects.toBe(cancelled);
});

test('keeps a sentence that came without a code, and makes none up', () => {
  const message = 'Only 2 left of Fruit bowl.';
  expect(refusalOf(new ApiError({ status: 409, message }))).toMatchObject({ sentence: message });
  expect(refusalOf(new ApiError({ status: 502 })).sentence).toBeUndefined();
});

test.each([
  [undefined, true],
  [401, true],
  [429, true],
  [502, true],
  [403, false],
  [404, false],
  [409, false],
])('what was refused with %s may succeed later: %s', (status, expected) => {
  expect(isPassing({ status })).toBe(expected);
});
