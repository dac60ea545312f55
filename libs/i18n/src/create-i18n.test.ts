import { expect, test } from 'vitest';

import { ar } from './dictionaries/storefront/ar.ts';
import { en } from './dictionaries/storefront/en.ts';
import { createI18n } from './create-i18n.ts';

test('writes numbers inside a sentence in the digits of its language', () => {
  expect(createI18n('en', { translation: en }).t('paging.page', { page: 12 })).toBe('Page 12');
  expect(createI18n('ar', { translation: ar }).t('paging.page', { page: 12 })).toBe('صفحة ١٢');
});

test('chooses among the six plural forms of Arabic', () => {
  const { t } = createI18n('ar', { translation: ar });
  const pounds = [1, 2, 3, 11, 100].map((count) => t('shop.pounds', { count }));
  expect(pounds).toEqual([
    'جنيه مصري واحد',
    'جنيهان مصريان',
    '٣ جنيهات مصرية',
    '١١ جنيهًا مصريًا',
    '١٠٠ جنيه مصري',
  ]);
});

test('isolates a name, so that it cannot reorder the sentence around it', () => {
  const { t } = createI18n('ar', { translation: ar });
  expect(t('shop.quantityOf', { quantity: 2, price: '$5' })).toBe('٢ × \u2068$5\u2069');
});
