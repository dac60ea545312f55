import { useLocale } from '@craftsandore/i18n/react';
import { useLocation } from 'react-router-dom';

import { canonicalAddress } from '../shell/canonical-address.ts';
import { useShop } from '../shop/shop.ts';

/** The canonical URL of the open page, in its language. */
export function useCanonicalAddress(): string {
  const { locale } = useLocale();
  const { storefrontUrl } = useShop().settings;
  const { pathname, search } = useLocation();
  return storefrontUrl + canonicalAddress(pathname, search, locale);
}
