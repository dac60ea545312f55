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
