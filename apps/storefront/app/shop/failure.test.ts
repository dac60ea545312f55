import { ApiError, ConnectionError } from '@craftsandore/api-client';
import { expect, test } from 'vitest';

import { isUnauthorized, sentenceOf } from './failure.ts';

test('prefers what the API said, also without a code', () => {
  const message = 'Only 2 left of Fruit bowl.';
  expect(sentenceOf(new ApiError({ status: 409, message, code: 'cart.not_enough_stock' }))).toBe(
    message,
  );
  expect(sentenceOf(new ApiError({ status: 409, message }))).toBe(message);
});

test.each([new ApiError({ status: 502 }), new ConnectionError('No answer'), new Error('a bug')])(
  'takes no words for people from %o',
  (error) => {
    expect(sentenceOf(error)).toBeNull();
  },
);

test('knows by the status that nobody is signed in', () => {
  expect(isUnauthorized(new ApiError({ status: 401 }))).toBe(true);
  expect(isUnauthorized(new ApiError({ status: 403 }))).toBe(false);
});
