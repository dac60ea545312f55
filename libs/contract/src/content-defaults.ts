import type { FooterLink, FooterSettings, HomeSettings } from './content-shapes.ts';
import { homeSections } from './plain/home.ts';

/** The home page until somebody arranges it: the newest products, every section, all categories. */
export const defaultHome: HomeSettings = {
  heroProducts: [],
  sections: homeSections.map((name) => ({ name, shown: true })),
  categories: [],
};

const page = (slug: string): FooterLink => ({ to: 'page', slug });
const address = (href: string, label: string, labelAr: string): FooterLink => ({
  to: 'address',
  ...{ href, label, labelAr },
});

/** The columns of the specification (section 2); what the shop does not sell leads to what it does. */
export const defaultFooter: FooterSettings = {
  columns: [
    {
      title: 'Help & Information',
      titleAr: 'مساعدة ومعلومات',
      links: [
        ...['help', 'delivery', 'returns', 'terms', 'privacy', 'branches'].map(page),
        address('/track', 'Track your order', 'تتبّع طلبك'),
        address('/contact', 'Contact', 'تواصل معنا'),
      ],
    },
    {
      title: 'About Us',
      titleAr: 'من نحن',
      links: [
        { to: 'address', href: '/about', label: null, labelAr: null },
        address('/', 'Home', 'الرئيسية'),
        address('/services', 'Services', 'خدماتنا'),
        address('/products', 'Products', 'المنتجات'),
        address('/products', 'Accessories', 'الإكسسوارات'),
        address('/products', 'Receivers & Amplifiers', 'أجهزة الاستقبال ومكبّرات الصوت'),
      ],
    },
  ],
};
