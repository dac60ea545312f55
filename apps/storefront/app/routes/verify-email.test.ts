import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createStorefront, routerContextOf } from '../storefront.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import { clientLoader } from './verify-email.tsx';

beforeEach(() => history.replaceState({ idx: 1 }, '', '/verify-email?token=secret&lang=en'));
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('takes the token out of the address before it is used', async () => {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  const seen = vi.fn(() => Promise.resolve(location.search));
  storefront.api = seen as never; // any call answers alike
  const request = new Request(location.href);
  const context = routerContextOf(storefront);

  const result = await clientLoader({ request, context } as never); // it reads no more

  expect(result).toEqual({ ok: true, value: '?lang=en' });
  expect(seen).toHaveBeenCalledWith(expect.anything(), { body: { token: 'secret' } });
  expect(history.state).toEqual({ idx: 1 });
});

test('a reload asks again with the token, which the address has no more', async () => {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  const seen = vi.fn(() => Promise.resolve(null));
  storefront.api = seen as never; // any call answers alike
  const context = routerContextOf(storefront);
  const load = () => clientLoader({ request: new Request(location.href), context } as never); // it reads no more

  await load();
  await load();
  expect(location.search).toBe('?lang=en');
  expect(seen).toHaveBeenCalledTimes(2);
  expect(seen).toHaveBeenLastCalledWith(expect.anything(), { body: { token: 'secret' } });
});
