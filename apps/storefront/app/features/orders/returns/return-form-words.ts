/** Words of the forms about what comes back, which come with the form that is opened. */
export const returnFormWords = {
  ar: () => import('@craftsandore/i18n/storefront/return-form/ar'),
  en: () => import('@craftsandore/i18n/storefront/return-form/en'),
};
