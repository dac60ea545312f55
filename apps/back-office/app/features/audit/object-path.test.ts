import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { anAuditEntry } from '../../testing/an-audit-entry.ts';
import { objectPath } from './object-path.ts';

test('leads to what was changed, by whom it may be opened', () => {
  const order = anAuditEntry({ noun: 'order', nounId: '1184' });
  expect(objectPath(order, Role.Developer)).toBe('/admin-orders/1184');

  const desk = anAuditEntry({ noun: 'settings', nounId: 'money' });
  expect(objectPath(desk, Role.Admin)).toBe('/admin-settings/money');
  expect(objectPath(desk, Role.Developer)).toBeUndefined();
});

test('leads nowhere once that is gone', () => {
  const banner = anAuditEntry({ noun: 'banner', nounId: '3', action: 'removed' });
  expect(objectPath(banner, Role.Admin)).toBeUndefined();
});
