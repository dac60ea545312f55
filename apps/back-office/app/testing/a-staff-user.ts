import type { StaffUser } from '@craftsandore/contract';
import { Role, roleName } from '@craftsandore/roles';

/** An account as staff see it. */
export function aStaffUser(fields: Partial<StaffUser> = {}): StaffUser {
  const userRoleId = fields.userRoleId ?? Role.Sales;
  return {
    userId: 42,
    userName: 'Salma Morsi',
    userEmail: 'salma@example.com',
    userRoleName: roleName(userRoleId),
    userIsVerified: true,
    userCreatedAt: '2026-02-01T10:00:00.000Z',
    userDeactivatedAt: null,
    userLastSeenAt: '2026-08-19T15:30:00.000Z',
    ...fields,
    userRoleId,
  };
}
