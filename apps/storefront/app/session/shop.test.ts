import type { Locale } from '@craftsandore/i18n';
import { shopAsDelivered } from '@craftsandore/rules';
import { expect, test } from 'vitest';

import { wordsOfShop } from './shop.ts';

test('the columns of the footer are said in the language of the page', () => {
  const links = [{ href: '/pages/wholesale', label: 'Wholesale', labelAr: 'الجملة' }];
  const footerColumns = [{ title: 'Help', titleAr: 'مساعدة', links }];
  const shop = { ...shopAsDelivered(), footerColumns };
  expect(wordsOfShop(shop, 'ar').footerColumns).toEqual([
    { title: 'مساعدة', links: [{ href: '/pages/wholesale', label: 'الجملة' }] },
  ]);
  expect(wordsOfShop(shop, 'en').footerColumns[0]).toMatchObject({ title: 'Help' });
});

test('the footer leads to a category by the words of each language, and elsewhere as it was written', () => {
  const links = [
    { href: '/categoryIds/4', label: 'Boards', labelAr: 'ألواح' },
    { href: '/categoryIds/4?sort=newest', label: 'New', labelAr: 'جديد' },
    { href: 'https://example.com/4', label: 'Blog', labelAr: 'مدونة' },
  ];
  const shop = {
    ...shopAsDelivered(),
    footerColumns: [{ title: 'Goods', titleAr: 'بضائع', links }],
  };
  const hrefs = (locale: Locale) =>
    wordsOfShop(shop, locale).footerColumns.flatMap((column) =>
      column.links.map(({ href }) => href),
    );
  const others = links.slice(1).map(({ href }) => href);
  expect(hrefs('ar')).toEqual(['/categoryIds/4/ألواح', ...others]);
  expect(hrefs('en')).toEqual(['/categoryIds/4/boards', ...others]);
});
