import { otherLocale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { LanguagesIcon, VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import styles from './language-toggle.module.css';

/** The same page in the other language. A fresh load, because the language is decided before the first paint. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const other = otherLocale(locale);
  const query = new URLSearchParams(search);
  query.set('lang', other);

  return (
    <Link
      className={styles.root}
      to={{ pathname, search: String(query) }}
      reloadDocument
      lang={other}
    >
      <LanguagesIcon />
      <span aria-hidden="true">{t('language.other')}</span>
      <VisuallyHidden>{t('language.otherLabel')}</VisuallyHidden>
    </Link>
  );
}
