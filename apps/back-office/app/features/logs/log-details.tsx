import type { ApiLog } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import styles from './log-details.module.css';
import { pretty } from './pretty.ts';

/** What went in and out. Code is read from the left in both languages. */
export function LogDetails({ log }: { log: ApiLog }) {
  const { t } = useTranslation();
  const parts = [
    [t('logs.requestId'), log.requestId],
    [t('logs.pathParams'), pretty(log.pathParams)],
    [t('logs.queryParams'), pretty(log.queryParams)],
    [t('logs.requestBody'), pretty(log.requestBody)],
    [t('logs.responseBody'), pretty(log.responseBody)],
  ] as const;

  if (log.count) return <p className={styles.root}>{t('logs.sum')}</p>;
  return (
    <dl className={styles.root}>
      {parts.map(
        ([name, content]) =>
          content && (
            <div key={name} className={styles.part}>
              <dt>{name}</dt>
              <dd>
                {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard can scroll what is longer than its box only when it is focusable */}
                <pre dir="ltr" className={styles.code} tabIndex={0} role="region" aria-label={name}>
                  {content}
                </pre>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
