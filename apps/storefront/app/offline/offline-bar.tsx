import { useLocale } from '@craftsandore/i18n/react';
import { CheckIcon, WifiOffIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './offline-bar.module.css';
import type { Connection } from './use-connection.ts';

/** Says that there is no connection, or a slow one, and of when the page is; then, for a moment, that it is back. */
export function OfflineBar({ state, seenAt, isTrying, tryNow }: Connection) {
  const { t } = useTranslation();
  const { time, date, daysAgo } = useLocale();
  const when =
    daysAgo(seenAt) === 0
      ? t('offline.today', { time: time(seenAt) })
      : t('offline.earlier', { date: date(seenAt), time: time(seenAt) });
  const isBack = state === 'back';
  const Icon = isBack ? CheckIcon : WifiOffIcon;

  return (
    <div
      className={styles.root}
      data-offline-bar
      data-state={state}
      data-ground={isBack ? undefined : 'inverse'}
    >
      {state && <Icon />}
      {/* Always there: what comes into it is read out. */}
      <span role="status">
        {state === 'offline' && t('offline.now', { when })}
        {state === 'slow' && t('offline.slow', { when })}
        {isBack && t('offline.back')}
      </span>
      {state && !isBack && (
        <button type="button" aria-disabled={isTrying} onClick={tryNow}>
          {t('offline.tryNow')}
        </button>
      )}
    </div>
  );
}
