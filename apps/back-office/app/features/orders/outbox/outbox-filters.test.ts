import { expect, test } from 'vitest';

import { outboxFiltersIn, outboxPath } from './outbox-filters.ts';

test('the state is in the address; without one all are listed', () => {
  expect(outboxPath({ state: 'failed', page: 2 })).toBe('/admin-outbox?state=failed&page=2');
  expect(outboxPath({ state: '' })).toBe('/admin-outbox');
  const at = (search: string) => outboxFiltersIn(`https://desk.example/admin-outbox${search}`);
  expect(at('?state=failed')).toMatchObject({ state: 'failed', page: 1 });
  expect(at('?state=none')).not.toHaveProperty('state');
});
