import { can, type Permission, type RoleId } from '@craftsandore/roles';
import {
  ArchiveIcon,
  ContactIcon,
  EqualIcon,
  ImageIcon,
  LayoutDashboardIcon,
  ListOrderedIcon,
  MessageCircleIcon,
  PackageIcon,
  ScrollTextIcon,
  SearchXIcon,
  StarIcon,
  TagIcon,
  TruckIcon,
  UsersIcon,
} from '@craftsandore/ui';

/** What the menu leads to, in its order, and who may enter: the permission of a page's first call. */
const groups = [
  {
    name: null,
    places: [
      {
        href: '/admin',
        name: 'nav.dashboard',
        Icon: LayoutDashboardIcon,
        permission: 'back-office:enter',
      },
      {
        href: '/admin-orders',
        name: 'nav.orders',
        Icon: PackageIcon,
        permission: 'order:read',
      },
      {
        href: '/admin-customers',
        name: 'customers.title',
        Icon: ContactIcon,
        permission: 'customer:read',
      },
      {
        href: '/admin-reviews',
        name: 'reviews.title',
        Icon: StarIcon,
        permission: 'review:moderate',
      },
      {
        href: '/admin-questions',
        name: 'questions.title',
        Icon: MessageCircleIcon,
        permission: 'review:moderate',
      },
      { href: '/admin-users', name: 'nav.users', Icon: UsersIcon, permission: 'user:read' },
    ],
  },
  {
    name: 'nav.shop',
    places: [
      {
        href: '/products',
        name: 'nav.products',
        Icon: ArchiveIcon,
        permission: 'product:write',
      },
      {
        href: '/category-list',
        name: 'nav.categories',
        Icon: TagIcon,
        permission: 'category:write',
      },
      {
        href: '/banner-list',
        name: 'nav.banners',
        Icon: ImageIcon,
        permission: 'banner:write',
      },
      {
        href: '/admin-settings/delivery',
        name: 'delivery.label',
        Icon: TruckIcon,
        permission: 'settings:write',
      },
    ],
  },
  {
    name: 'searchPlaces.group',
    places: [
      {
        href: '/admin-search/misses',
        name: 'searchPlaces.misses',
        Icon: SearchXIcon,
        permission: 'product:write',
      },
      {
        href: '/admin-search/synonyms',
        name: 'synonyms.title',
        Icon: EqualIcon,
        permission: 'product:write',
      },
      {
        href: '/admin-search/explain',
        name: 'explain.title',
        Icon: ListOrderedIcon,
        permission: 'product:write',
      },
    ],
  },
  {
    name: 'nav.system',
    places: [
      {
        href: '/admin-Logs',
        name: 'nav.logs',
        Icon: ScrollTextIcon,
        permission: 'log:read',
      },
    ],
  },
] as const satisfies {
  places: { permission: Permission; [property: string]: unknown }[];
  [property: string]: unknown;
}[];

/** The groups of places that a role opens; a group that holds none for it is left out. */
export function placesOf(roleId: RoleId | undefined) {
  return groups
    .map(({ name, places }) => ({
      name,
      places: places.filter(({ permission }) => can(roleId, permission)),
    }))
    .filter(({ places }) => places.length > 0);
}
