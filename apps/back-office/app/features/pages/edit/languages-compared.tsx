import { CheckIcon, TriangleAlertIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { countWords, firstDifference } from './compare-languages.ts';
import styles from './edit-page.module.css';
import type { Preview } from './use-preview.ts';

/** Whether both languages say as much, under the same headings. */
export function LanguagesCompared({ preview: { en, ar } }: { preview: Preview }) {
  const { t } = useTranslation();
  const place = firstDifference(ar.headings, en.headings);
  const counts = t('pages.counts', { arabic: countWords(ar), english: countWords(en) });

  return (
    <p className={styles.compared} role="status">
      <span>{counts}</span>
      {place === undefined ? (
        <span className={styles.match}>
          <CheckIcon />
          {t('pages.headingsMatch')}
        </span>
      ) : (
        <span className={styles.differ}>
          <TriangleAlertIcon />
          {t('pages.headingsDiffer', {
            place: place + 1,
            arabic: ar.headings[place]?.text ?? t('pages.noHeading'),
            english: en.headings[place]?.text ?? t('pages.noHeading'),
          })}
        </span>
      )}
    </p>
  );
}
