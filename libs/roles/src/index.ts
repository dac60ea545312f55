export {
  assignableRoles,
  can,
  invitableRoles,
  isStaff,
  permissions,
  type Permission,
} from './permissions.ts';
export { canInShop } from './shop-permissions.ts';
export { Role, roleIds, roleName, roleNames, type RoleId, type RoleName } from './roles.ts';
