import { shopAsDelivered } from '@craftsandore/rules';
import { expect, test } from 'vitest';

import { wordsOfShop } from '../session/shop.ts';
import { someOptions } from '../testing/a-guest-order.ts';
import { llmsText } from './llms-text.ts';

const textIn = (locale: 'ar' | 'en') =>
  llmsText({
    shop: { ...wordsOfShop(shopAsDelivered(), locale), name: 'Nile [Wood]\n# Not a title' },
    delivery: someOptions,
    daysToReturn: 14,
    categories: [
      {
        ...{ id: 4, name: 'Boards', nameAr: 'ألواح', imageUrl: null, photo: null },
        ...{ description: 'To cut\n[on].', descriptionAr: '' },
      },
    ],
    pages: [{ slug: 'returns', title: 'Returns', titleAr: 'الإرجاع' }],
    site: 'https://shop.example',
    locale,
  });

test('it says what the owner has set, and what to read next', () => {
  const text = textIn('en');
  expect(text).toMatch(/^# Nile Wood # Not a title\n\n> /);
  const [place] = someOptions.governorates;
  expect(text).toContain(`- ${place?.name}: `);
  for (const line of [
    'within 14 days',
    '- [Boards](https://shop.example/categoryIds/4/boards?lang=en): To cut on .',
    '- [Returns](https://shop.example/returns?lang=en)',
    '](https://shop.example/feeds/products.ar.tsv)',
    '](https://shop.example/feeds/products.en.tsv)',
    '](https://shop.example/sitemap.xml)',
    'https://shop.example/llms.txt',
  ])
    expect(text).toContain(line);
});

test('in Arabic its links lead to Arabic pages', () => {
  const text = textIn('ar');
  expect(text).toContain(`- [ألواح](https://shop.example${encodeURI('/categoryIds/4/ألواح')})`);
  expect(text).toContain('https://shop.example/llms.txt?lang=en');
  expect(text).toContain('١٤');
});
