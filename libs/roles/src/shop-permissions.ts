import { Role, type RoleId } from './roles.ts';

const { Admin, Sales, Developer } = Role;

/** The few permissions that pages of the shop ask about: the others need not be sent to every customer. */
export const shopPermissions = {
  'back-office:enter': [Admin, Sales, Developer],
  'product:delete': [Admin],
  'category:delete': [Admin],
} as const satisfies Record<string, readonly RoleId[]>;

type ShopPermission = keyof typeof shopPermissions;

/** `can` of these few. */
export function canInShop(role: RoleId | null | undefined, permission: ShopPermission): boolean {
  const holders: readonly RoleId[] = shopPermissions[permission];
  return role != null && holders.includes(role);
}
