import {
  createBanner,
  createCategory,
  createProduct,
  listApiLogs,
  listBanners,
  listOrders,
  listUsers,
} from '@craftsandore/contract';
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
  { id: 'manageOrders', href: '/admin-orders', Icon: PackageIcon, permission: listOrders.access },
  {
    id: 'createProduct',
    href: '/add-product',
    Icon: PackagePlusIcon,
    permission: createProduct.access,
  },
  { id: 'addCategory', href: '/add-category', Icon: TagIcon, permission: createCategory.access },
  { id: 'manageUsers', href: '/admin-users', Icon: UsersIcon, permission: listUsers.access },
  { id: 'bannerList', href: '/banner-list', Icon: ImageIcon, permission: listBanners.access },
  { id: 'addBanner', href: '/add-banner', Icon: ImagePlusIcon, permission: createBanner.access },
  { id: 'manageLogs', href: '/admin-Logs', Icon: ScrollTextIcon, permission: listApiLogs.access },
] as const satisfies { permission: Permission; [property: string]: unknown }[];

/** What a role may do. */
export function tasksOf(roleId: RoleId | undefined) {
  return tasks.filter(({ permission }) => can(roleId, permission));
}
