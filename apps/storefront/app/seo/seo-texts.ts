import type { Product } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

/** What staff wrote about a product for search engines; null where its name and description serve. */
export const seoTexts = (product: Product, locale: Locale) =>
  locale === 'ar'
    ? { title: product.seoTitleAr, description: product.seoDescriptionAr }
    : { title: product.seoTitle, description: product.seoDescription };
export type SeoTexts = ReturnType<typeof seoTexts>;
