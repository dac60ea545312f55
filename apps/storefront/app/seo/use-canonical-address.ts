import { useLocale } from '@craftsandore/i18n/react';
import { useLocation } from 'react-router-dom';

import { canonicalAddress } from '../shell/canonical-address.ts';
import { useShop } from '../shop/shop.ts';

/** The one address of the page that is open, in its language: to be found by, to be shared. */
export function useCanonicalAddress(): string {
  const { locale } = useLocale();
  const { storefrontUrl } = useShop().settings;
  const { pathname, search } = useLocation();
  return storefrontUrl + canonicalAddress(pathname, search, locale);
}
