import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftNamed, forgetDrafts } from './draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('is there after a reload, under its name alone, until it is removed', () => {
  draftNamed('3:address').save({ city: 'Damietta' });

  expect(draftNamed('3:address').read()).toEqual({ city: 'Damietta' });
  expect(draftNamed('4:address').read()).toBeUndefined();

  draftNamed('3:address').remove();
  expect(draftNamed('3:address').read()).toBeUndefined();
});

test('of the browser is there after its tab was closed', () => {
  draftNamed('order', 'browser').save({ city: 'Damietta' });
  draftNamed('order').save({ city: 'Rosetta' });
  sessionStorage.clear();

  expect(draftNamed('order', 'browser').read()).toEqual({ city: 'Damietta' });
  expect(draftNamed('order').read()).toBeUndefined();
});

test('all are forgotten on request, and nothing else', () => {
  draftNamed('rating').save({ comment: 'Good' });
  draftNamed('order', 'browser').save({ city: 'Damietta' });
  localStorage.setItem('lang', 'ar');
  forgetDrafts();

  expect(draftNamed('rating').read()).toBeUndefined();
  expect(draftNamed('order', 'browser').read()).toBeUndefined();
  expect(localStorage.getItem('lang')).toBe('ar');
});

test('does no harm where storage is forbidden or holds something else', () => {
  sessionStorage.setItem('draft:rating', 'not JSON');
  expect(draftNamed('rating').read()).toBeUndefined();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draftNamed('rating').save({ comment: 'Good' })).not.toThrow();
});
