import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftNamed } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('is there after a reload, under its name alone, until it is removed', () => {
  draftNamed('3:address').save({ city: 'Damietta' });

  expect(draftNamed('3:address').read()).toEqual({ city: 'Damietta' });
  expect(draftNamed('4:address').read()).toBeUndefined();

  draftNamed('3:address').remove();
  expect(draftNamed('3:address').read()).toBeUndefined();
});

test('does no harm where storage is forbidden or holds something else', () => {
  sessionStorage.setItem('draft:rating', 'not JSON');
  expect(draftNamed('rating').read()).toBeUndefined();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draftNamed('rating').save({ comment: 'Good' })).not.toThrow();
});
