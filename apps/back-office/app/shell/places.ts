import { can, type Permission, type RoleId } from '@craftsandore/roles';
import {
  ArchiveIcon,
  ChartLineIcon,
  ContactIcon,
  EqualIcon,
  FileTextIcon,
  HandCoinsIcon,
  HistoryIcon,
  ImageIcon,
  LayoutDashboardIcon,
  ListOrderedIcon,
  MailIcon,
  MessageCircleIcon,
  PackageIcon,
  PhoneIcon,
  ScrollTextIcon,
  SearchXIcon,
  SettingsIcon,
  SendIcon,
  StarIcon,
  TagIcon,
  TicketIcon,
  TruckIcon,
  UndoIcon,
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
        href: '/admin-desk',
        name: 'nav.desk',
        Icon: PhoneIcon,
        permission: 'desk:work',
      },
      {
        href: '/admin-orders',
        name: 'nav.orders',
        Icon: PackageIcon,
        permission: 'order:read',
      },
      {
        href: '/admin-parcels',
        name: 'nav.parcels',
        Icon: TruckIcon,
        permission: 'parcel:work',
      },
      {
        href: '/admin-returns',
        name: 'nav.returns',
        Icon: UndoIcon,
        permission: 'return:work',
      },
      {
        href: '/admin-cash',
        name: 'nav.cash',
        Icon: HandCoinsIcon,
        permission: 'cash:work',
      },
      {
        href: '/admin-customers',
        name: 'nav.customers',
        Icon: ContactIcon,
        permission: 'customer:read',
      },
      {
        href: '/admin-reviews',
        name: 'nav.reviews',
        Icon: StarIcon,
        permission: 'review:moderate',
      },
      {
        href: '/admin-questions',
        name: 'nav.questions',
        Icon: MessageCircleIcon,
        permission: 'review:moderate',
      },
      {
        href: '/admin-messages',
        name: 'nav.messages',
        Icon: MailIcon,
        permission: 'customer:read',
      },
      {
        href: '/admin-outbox',
        name: 'nav.outbox',
        Icon: SendIcon,
        permission: 'order:read',
      },
      {
        href: '/admin-reports',
        name: 'nav.reports',
        Icon: ChartLineIcon,
        permission: 'turnover:read',
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
        href: '/admin-promotions',
        name: 'nav.promotions',
        Icon: TicketIcon,
        permission: 'promotion:write',
      },
      {
        href: '/admin-settings/pages',
        name: 'nav.pages',
        Icon: FileTextIcon,
        permission: 'content:write',
      },
      {
        href: '/admin-settings',
        name: 'nav.settings',
        Icon: SettingsIcon,
        permission: 'settings:write',
      },
    ],
  },
  {
    name: 'nav.search',
    places: [
      {
        href: '/admin-search/misses',
        name: 'nav.misses',
        Icon: SearchXIcon,
        permission: 'product:write',
      },
      {
        href: '/admin-search/synonyms',
        name: 'nav.synonyms',
        Icon: EqualIcon,
        permission: 'product:write',
      },
      {
        href: '/admin-search/explain',
        name: 'nav.explain',
        Icon: ListOrderedIcon,
        permission: 'product:write',
      },
    ],
  },
  {
    name: 'nav.system',
    places: [
      {
        href: '/admin-audit',
        name: 'nav.audit',
        Icon: HistoryIcon,
        permission: 'audit:read',
      },
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
