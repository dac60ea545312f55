import { demandedOf } from '@craftsandore/contract';
import { Role, roleIds, roleName } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { isDemanded, whatIsLeft } from './what-is-left.ts';

test.each([
  ['nobody', []],
  ['admins', ['Admin']],
  ['staff', ['Admin', 'Sales', 'Developer']],
] as const)('demanded of %s', (demand, roles) => {
  expect(roleIds.filter((roleId) => isDemanded(demand, roleId)).map(roleName)).toEqual(roles);
});

test.each(demandedOf)('who has a second step takes it, whatever is demanded: of %s', (demand) => {
  expect(whatIsLeft({ demand, roleId: Role.Sales, hasMethod: true })).toBe('take');
  expect(whatIsLeft({ demand, roleId: Role.User, hasMethod: true })).toBeUndefined();
});

test('who has none adds one where it is demanded of them', () => {
  const left = (roleId: (typeof roleIds)[number]) =>
    whatIsLeft({ demand: 'admins', roleId, hasMethod: false });
  expect(left(Role.Admin)).toBe('add');
  expect(left(Role.Sales)).toBeUndefined();
});
