import type { ParseKeys } from 'i18next';

type NavigationItem = { href: string; label: ParseKeys };

/** The shop's main pages, as header and menu list them. */
export const mainPages: readonly NavigationItem[] = [
  { href: '/home', label: 'nav.home' },
  { href: '/products', label: 'nav.products' },
  { href: '/about', label: 'nav.about' },
  { href: '/contact', label: 'nav.contact' },
];

/** Whether a link leads to the current page; `/` and `/home` are one page. */
export function isHere(href: string, pathname: string): boolean {
  return href === pathname || (href === '/home' && pathname === '/');
}
