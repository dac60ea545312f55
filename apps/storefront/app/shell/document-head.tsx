import { locales } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { fontFiles, layerOrder, markUrl } from '@craftsandore/ui';
import { Links, Meta, useLocation } from 'react-router-dom';

import { useShop } from '../shop/shop.ts';
import { canonicalAddress } from './canonical-address.ts';

/** What all pages have in their head. Title and description are the page's own: see PageMeta. */
export function DocumentHead() {
  const { locale } = useLocale();
  const { storefrontUrl } = useShop().settings;
  const { pathname, search } = useLocation();

  const addressIn = (language?: string) =>
    storefrontUrl + canonicalAddress(pathname, search, language);

  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style>{layerOrder}</style>
      <meta name="theme-color" content="#f4ede1" />
      <link rel="icon" href={markUrl} type="image/svg+xml" />
      {/* A visitor without our cookie gets Arabic, so the bare address is the Arabic page. */}
      <link rel="canonical" href={addressIn(locale === 'ar' ? undefined : locale)} />
      {locales.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={addressIn(language === 'ar' ? undefined : language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn()} />
      {fontFiles[locale === 'ar' ? 'arabic' : 'latin'].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <Meta />
      <Links />
    </>
  );
}
