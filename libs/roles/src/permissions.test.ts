import { expect, test } from 'vitest';

import { can, type Permission } from './permissions.ts';
import { Role, roleIds, roleName, type RoleName } from './roles.ts';

// The table that the owners agreed on, written out once more so that a slip in the model shows.
const agreed: [Permission, RoleName[]][] = [
  ['back-office:enter', ['Admin', 'Sales', 'Developer']],
  ['turnover:read', ['Admin', 'Developer']],
  ['order:read', ['Admin', 'Sales', 'Developer']],
  ['order:update', ['Admin', 'Sales', 'Developer']],
  ['customer:read', ['Admin', 'Sales', 'Developer']],
  ['customer:update', ['Admin', 'Sales']],
  ['desk:work', ['Admin', 'Sales']],
  ['promotion:write', ['Admin']],
  ['parcel:work', ['Admin', 'Sales']],
  ['return:work', ['Admin', 'Sales']],
  ['cash:work', ['Admin']],
  ['review:moderate', ['Admin', 'Sales']],
  ['product:write', ['Admin', 'Developer']],
  ['product:delete', ['Admin']],
  ['category:write', ['Admin', 'Developer']],
  ['category:delete', ['Admin']],
  ['banner:write', ['Admin', 'Developer']],
  ['user:read', ['Admin', 'Developer']],
  ['user:update', ['Admin', 'Developer']],
  ['settings:write', ['Admin']],
  ['staff:secure', ['Admin']],
  ['audit:read', ['Admin', 'Developer']],
  ['log:read', ['Developer']],
];

test.each(agreed)('%s belongs to %j and to nobody else', (permission, holders) => {
  const allowed = roleIds.filter((id) => can(id, permission)).map(roleName);
  expect(allowed).toEqual(holders);
});

test.each(agreed)('a guest and a customer do not hold %s', (permission) => {
  expect(can(null, permission)).toBe(false);
  expect(can(undefined, permission)).toBe(false);
  expect(can(Role.User, permission)).toBe(false);
});
