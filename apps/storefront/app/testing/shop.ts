import type { Locale } from '@craftsandore/i18n';
import { shopAsDelivered } from '@craftsandore/rules';

import { type ShopWords, wordsOfShop } from '../session/shop.ts';

/** The shop before its owner has set anything. */
export const exampleShop: Record<Locale, ShopWords> = {
  ar: wordsOfShop(shopAsDelivered(), 'ar'),
  en: wordsOfShop(shopAsDelivered(), 'en'),
};
