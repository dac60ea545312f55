import { locales } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';

import { isFindable } from './is-findable.ts';
import { useCanonicalAddresses } from './use-canonical-address.ts';

const openGraphLocales = { ar: 'ar_EG', en: 'en_GB' };

/** Told by a loader whose page has words of its own for what is not there, and so does not fail. */
type Absent = { isAbsent?: boolean };

/** What search engines and link previews read of every page alike; the rest is in HeadTags. */
export function SearchHead() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const addressIn = useCanonicalAddresses();
  const hasFailed = Boolean(useRouteError());
  const isAbsent = useMatches().some(
    ({ loaderData }) => (loaderData as Absent | undefined)?.isAbsent, // of every loader
  );

  if (hasFailed || isAbsent || !isFindable(pathname, search))
    return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn()} />
      {/* Whoever shows links reads what the server sends: no browser loads the code. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:site_name" content={t('shop.name')} />
          <meta property="og:locale" content={openGraphLocales[locale]} />
          <meta property="og:url" content={addressIn(locale)} />
        </>
      )}
    </>
  );
}
