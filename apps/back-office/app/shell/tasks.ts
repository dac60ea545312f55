import { can, type Permission, type RoleId } from '@craftsandore/roles';
import {
  ImageIcon,
  ImagePlusIcon,
  PackageIcon,
  PackagePlusIcon,
  ScrollTextIcon,
  TagIcon,
  UsersIcon,
} from '@craftsandore/ui';

/** What staff come to do, in the order of the dashboard's tiles, and who may: the permission of the call behind it. */
const tasks = [
  { id: 'manageOrders', href: '/admin-orders', Icon: PackageIcon, permission: 'order:read' },
  {
    id: 'createProduct',
    href: '/add-product',
    Icon: PackagePlusIcon,
    permission: 'product:write',
  },
  { id: 'addCategory', href: '/add-category', Icon: TagIcon, permission: 'category:write' },
  { id: 'manageUsers', href: '/admin-users', Icon: UsersIcon, permission: 'user:read' },
  { id: 'bannerList', href: '/banner-list', Icon: ImageIcon, permission: 'banner:write' },
  { id: 'addBanner', href: '/add-banner', Icon: ImagePlusIcon, permission: 'banner:write' },
  { id: 'manageLogs', href: '/admin-Logs', Icon: ScrollTextIcon, permission: 'log:read' },
] as const satisfies { permission: Permission; [property: string]: unknown }[];

/** What a role may do. */
export function tasksOf(roleId: RoleId | undefined) {
  return tasks.filter(({ permission }) => can(roleId, permission));
}

/** What the palette leads to besides: no tile of the dashboard. */
const shortcuts = [
  { id: 'newOrder', href: '/admin-orders/new', permission: 'desk:work' },
  { id: 'heldPieces', href: '/admin-orders/holds', permission: 'desk:work' },
  { id: 'scanParcels', href: '/admin-parcels/scan', permission: 'parcel:work' },
] as const satisfies { permission: Permission; [property: string]: unknown }[];

/** What else a role may do. */
export function shortcutsOf(roleId: RoleId | undefined) {
  return shortcuts.filter(({ permission }) => can(roleId, permission));
}
