import { defaultLocale, type Locale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useLocation } from 'react-router-dom';

import { usePagePaths } from '../navigation/use-page-paths.ts';
import { useStorefront } from '../session/context.ts';
import { canonicalAddress } from './canonical-address.ts';

/** The canonical URL of the open page, in its language. */
export function useCanonicalAddress(): string {
  return useCanonicalAddresses()(useLocale().locale);
}

/** The canonical URLs of the open page: in each language, and where none is asked for. */
export function useCanonicalAddresses(): (language?: Locale) => string {
  const { storefrontUrl } = useStorefront().settings;
  const { pathname, search } = useLocation();
  const paths = usePagePaths();

  return (language) =>
    storefrontUrl +
    canonicalAddress(paths?.[language ?? defaultLocale] ?? pathname, search, language);
}
