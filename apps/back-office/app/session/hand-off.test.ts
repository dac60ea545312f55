import { expect, test } from 'vitest';

import { takeHandOff } from './hand-off.ts';

test('takes the code out of the address and leaves the rest', () => {
  history.replaceState(null, '', '/signin?next=%2Fadmin-orders#handOff=secret');
  expect(takeHandOff().code).toBe('secret');
  expect(location.search).toBe('?next=%2Fadmin-orders');
  expect(location.href).not.toContain('secret');
});

test('without a code the address stays as it is', () => {
  history.replaceState(null, '', '/admin?a=1');
  expect(takeHandOff().code).toBeUndefined();
  expect(location.search).toBe('?a=1');
});
