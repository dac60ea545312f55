import type { Locale } from '@craftsandore/i18n';

/** The file of all that is for sale, for what compares prices and shows products elsewhere. */
export const feedPath = (locale: Locale) => `feeds/products.${locale}.tsv`;
