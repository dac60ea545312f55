import { expect, test } from 'vitest';

import { auditPath, exportPath, filtersIn } from './audit-filters.ts';

const filters = { noun: 'order', nounId: '1184', actor: 7, from: '2026-11-01', page: 2 } as const;

test('an address keeps what the log was asked for', () => {
  expect(filtersIn(`https://staff.example${auditPath(filters)}`)).toEqual(filters);
});

test('a file holds all pages', () => {
  expect(exportPath({ ...filters, perPage: 50 })).toBe(
    '/admin-audit/export?noun=order&nounId=1184&actor=7&from=2026-11-01',
  );
});
