import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftNamed } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('is there after a reload, under its name alone, until it is forgotten', () => {
  draftNamed('3:address').keep({ city: 'Damietta' });

  expect(draftNamed('3:address').read()).toEqual({ city: 'Damietta' });
  expect(draftNamed('4:address').read()).toBeUndefined();

  draftNamed('3:address').forget();
  expect(draftNamed('3:address').read()).toBeUndefined();
});

test('is no trouble where storage is forbidden or holds foreign words', () => {
  sessionStorage.setItem('draft:rating', 'not JSON');
  expect(draftNamed('rating').read()).toBeUndefined();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draftNamed('rating').keep({ comment: 'Good' })).not.toThrow();
});
