import { MapPinIcon, PackageIcon, UserIcon } from '@craftsandore/ui';

/** The account pages, as menus list them. */
export const accountPages = [
  { href: '/profile', label: 'accountPages.profile', Icon: UserIcon },
  { href: '/orders', label: 'accountPages.orders', Icon: PackageIcon },
  { href: '/shipping', label: 'accountPages.shipping', Icon: MapPinIcon },
] as const;
