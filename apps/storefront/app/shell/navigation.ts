import type { Key } from '@craftsandore/i18n/react';

type NavigationItem = { href: string; label: Key };

/** The shop's main pages, as header, menu and footer list them. */
export const mainPages: readonly NavigationItem[] = [
  { href: '/home', label: 'nav.home' },
  { href: '/products', label: 'nav.products' },
];

/** Whether a link leads to where the person is; `/` and `/home` are one page. */
export function isHere(href: string, pathname: string): boolean {
  return href === pathname || (href === '/home' && pathname === '/');
}
