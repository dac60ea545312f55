import { otherLocale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { usePagePaths } from '../../navigation/use-page-paths.ts';
import styles from './language-link.module.css';

/**
 * The address of the page that is open, in the other language; without the token of a mailed link, which is a secret, and
 * with single slashes, because a path that begins with two is another site.
 */
export function useOtherLanguage() {
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const paths = usePagePaths();
  const lang = otherLocale(locale);
  const query = new URLSearchParams(search);
  query.delete('token');
  query.set('lang', lang);
  return { lang, href: `${paths?.[lang] ?? pathname.replace(/\/+/g, '/')}?${query}` };
}

/** A plain link, because the page has to be loaded again in the other language. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { lang, href } = useOtherLanguage();

  return (
    <a
      className={clsx(styles.root, className)}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-label={`${t('language.other')}, ${t('language.otherLabel')}`}
    >
      {t('language.other')}
    </a>
  );
}
