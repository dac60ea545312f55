import { Role, type RoleId } from './roles.ts';
import { shopPermissions } from './shop-permissions.ts';

const { Admin, Sales, User, Developer } = Role;

/**
 * What each permission is given to: the one table that the API enforces and the screens ask.
 * A guest and a customer (role 3) hold none of them.
 */
export const permissions = {
  ...shopPermissions,
  'turnover:read': [Admin, Developer],
  'order:read': [Admin, Sales, Developer],
  'order:update': [Admin, Sales, Developer],
  'customer:read': [Admin, Sales, Developer],
  'customer:update': [Admin, Sales],
  'desk:work': [Admin, Sales],
  'promotion:write': [Admin],
  'parcel:work': [Admin, Sales],
  'return:work': [Admin, Sales],
  'cash:work': [Admin],
  'review:moderate': [Admin, Sales],
  'product:write': [Admin, Developer],
  'category:write': [Admin, Developer],
  'banner:write': [Admin, Developer],
  'content:write': [Admin, Developer],
  'user:read': [Admin, Developer],
  'user:update': [Admin, Developer],
  'settings:write': [Admin],
  'staff:secure': [Admin],
  'audit:read': [Admin, Developer],
  'log:read': [Developer],
} as const satisfies Record<string, readonly RoleId[]>;

export type Permission = keyof typeof permissions;

/** Whether a role holds a permission. No role (a guest) holds none. */
export function can(role: RoleId | null | undefined, permission: Permission): boolean {
  const holders: readonly RoleId[] = permissions[permission];
  return role != null && holders.includes(role);
}

/** The roles that staff may give to others; the developer's is given by a command only. */
export const assignableRoles = [Admin, Sales, User] as const satisfies RoleId[];

/** The roles that somebody can be invited to: those of staff. */
export const invitableRoles = [Admin, Sales] as const satisfies RoleId[];

/** Whether a role makes somebody a member of staff. */
export const isStaff = (role: RoleId): boolean => can(role, 'back-office:enter');
