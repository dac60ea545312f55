import type { Locale } from '@craftsandore/i18n';
import { directionOf } from '@craftsandore/i18n';

import styles from './in-language.module.css';

/** What a field for words of one language has, whatever the page is in: a chip in its label, and its direction. */
export function inLanguage(locale: Locale, label: string) {
  return {
    label: (
      <>
        {label} <span className={styles.chip}>{locale.toUpperCase()}</span>
      </>
    ),
    lang: locale,
    dir: directionOf(locale),
  };
}
