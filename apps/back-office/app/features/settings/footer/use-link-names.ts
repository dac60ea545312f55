import type { FooterLink, ListedStaffPage, StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { useShopName } from '../../../session/shop.ts';

/** What links can lead to. */
export type Targets = {
  pages: readonly ListedStaffPage[];
  categories: readonly StaffCategory[];
};

/** What a link is called, in the page's language. */
export function useLinkNames({ pages, categories }: Targets) {
  const { t } = useTranslation();
  const { local, locale, ordinal } = useLocale();
  const shop = useShopName();
  const gone = (name: string) => t('footerSettings.gone', { name });

  return (link: FooterLink): string => {
    if (link.to === 'address') return (locale === 'ar' ? link.labelAr : link.label) ?? shop;
    if (link.to === 'page') {
      const page = pages.find(({ slug }) => slug === link.slug);
      return page ? local(page, 'title') : gone(link.slug);
    }
    const category = categories.find(({ id }) => id === link.categoryId);
    return category ? local(category, 'name') : gone(ordinal(link.categoryId));
  };
}
