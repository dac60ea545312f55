/** The shop's own words for what is previewed, in either language. */
export const fetchShopWords = {
  ar: () => import('@craftsandore/i18n/storefront/open/ar'),
  en: () => import('@craftsandore/i18n/storefront/open/en'),
};
