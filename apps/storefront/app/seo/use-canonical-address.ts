import { useLocale } from '@craftsandore/i18n/react';
import { useLocation } from 'react-router-dom';

import { canonicalAddress } from './canonical-address.ts';
import { useStorefront } from '../session/context.ts';

/** The canonical URL of the open page, in its language. */
export function useCanonicalAddress(): string {
  const { locale } = useLocale();
  const { storefrontUrl } = useStorefront().settings;
  const { pathname, search } = useLocation();
  return storefrontUrl + canonicalAddress(pathname, search, locale);
}
