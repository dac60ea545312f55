import { MapPinIcon, PackageIcon, UserIcon } from '@craftsandore/ui';

/** The pages of a person's own, as menus list them. */
export const accountPages = [
  { href: '/profile', label: 'accountPages.profile', Icon: UserIcon },
  { href: '/orders', label: 'accountPages.orders', Icon: PackageIcon },
  { href: '/shipping', label: 'accountPages.shipping', Icon: MapPinIcon },
] as const;
