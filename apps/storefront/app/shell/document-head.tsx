import { useLocale } from '@craftsandore/i18n/react';
import { fontFiles, layerOrder, markUrl } from '@craftsandore/ui';
import { Links } from 'react-router-dom';

import { ground } from '../seo/ground.ts';
import { SearchHead } from '../seo/search-head.tsx';

/** What all pages have in their head. Title and description are the page's own: see HeadTags. */
export function DocumentHead() {
  const { locale } = useLocale();
  const script = locale === 'ar' ? 'arabic' : 'latin';

  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style>{layerOrder}</style>
      <meta name="theme-color" content={ground} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={markUrl} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/${locale}.webmanifest`} />
      <SearchHead />
      {fontFiles[script].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <Links />
    </>
  );
}
