import { useLocale } from '@craftsandore/i18n/react';
import { markFile } from '@craftsandore/contract/plain';
import { fontFiles, layerOrder, markUrl } from '@craftsandore/ui';
import { Links } from 'react-router-dom';

import { ground } from '../seo/ground.ts';
import { SearchHead } from '../seo/search-head.tsx';
import { useShop } from '../session/context.ts';

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
      <Icons />
      <link rel="manifest" href={`/${locale}.webmanifest`} />
      <SearchHead />
      {fontFiles[script].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <Links />
    </>
  );
}

/** What browsers and home screens show: the owner's mark, or the shop's first one. */
function Icons() {
  const { mark, picturesUrl } = useShop();
  if (mark) {
    const icon = (side: Parameters<typeof markFile>[1]) => `${picturesUrl}/${markFile(mark, side)}`;
    return (
      <>
        <link rel="icon" href={icon('ico')} sizes="16x16 32x32 48x48" />
        <link rel="icon" href={icon(192)} type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href={icon(180)} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={markUrl} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
