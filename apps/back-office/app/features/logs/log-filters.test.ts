import { expect, test } from 'vitest';

import { filtersIn, logsPath, withWords } from './log-filters.ts';

test('an address keeps what the list was asked for', () => {
  const from = '2026-11-20T09:30:00+02:00';
  const path = logsPath({ method: 'PATCH', url: '/admin', status: '4xx', from, page: 2 });
  expect(filtersIn(`https://staff.example${path}`)).toEqual({
    method: 'PATCH',
    url: '/admin',
    status: '4xx',
    from,
    page: 2,
  });
});

test('words are part of a URL, unless they are the number of a request', () => {
  const number = '0d9f6f3e-6b64-4b07-9d1e-1b2c3d4e5f60';
  expect(withWords({ page: 3 }, '/orders')).toMatchObject({ url: '/orders', page: 1 });
  expect(withWords({ page: 1, url: '/orders' }, number)).toEqual({
    page: 1,
    url: undefined,
    requestId: number,
  });
});
