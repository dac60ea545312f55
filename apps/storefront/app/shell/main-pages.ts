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

/** The two columns of the footer (specification, section 2); what the shop does not sell leads to what it does. */
export const footerColumns: readonly { title: ParseKeys; pages: readonly NavigationItem[] }[] = [
  {
    title: 'footer.help',
    pages: [
      { href: '/help', label: 'footer.helpCenter' },
      { href: '/track', label: 'nav.track' },
      { href: '/terms', label: 'footer.terms' },
      { href: '/privacy', label: 'footer.privacy' },
      { href: '/branches', label: 'footer.branches' },
      { href: '/contact', label: 'nav.contact' },
    ],
  },
  {
    title: 'footer.aboutUs',
    pages: [
      { href: '/about', label: 'shop.name' },
      { href: '/', label: 'nav.home' },
      { href: '/services', label: 'footer.services' },
      { href: '/products', label: 'nav.products' },
      { href: '/products', label: 'footer.accessories' },
      { href: '/products', label: 'footer.receivers' },
    ],
  },
];
