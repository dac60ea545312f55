import { useLocale } from '@craftsandore/i18n/react';
import { CheckIcon, WifiOffIcon } from '@craftsandore/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import styles from './offline-bar.module.css';
import type { Connection } from './use-connection.ts';

/** Says that there is no connection, or a slow one, and of when the page is; then, for a moment, that it is back. */
export function OfflineBar({ state, seenAt, isTrying, tryNow }: Connection) {
  const { t } = useTranslation();
  const { time, date, daysAgo } = useLocale();
  // Only where it is told: the first date that a browser writes takes a slow phone a tenth of a second.
  const when = () =>
    daysAgo(seenAt) === 0
      ? t('offline.today', { time: time(seenAt) })
      : t('offline.earlier', { date: date(seenAt), time: time(seenAt) });
  const isBack = state === 'back';
  const root = useRef<HTMLDivElement>(null);
  const hasRoom = useRoom(root, state !== undefined);
  const Icon = isBack ? CheckIcon : WifiOffIcon;

  return (
    <div
      ref={root}
      className={styles.root}
      data-offline-bar
      data-room={hasRoom || undefined}
      data-state={state}
      data-ground={isBack ? undefined : 'inverse'}
    >
      {state && <Icon />}
      {/* Always there: what comes into it is read out. */}
      <span role="status">
        {state === 'offline' && t('offline.now', { when: when() })}
        {state === 'slow' && t('offline.slow', { when: when() })}
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

/**
 * Nothing moves when the bar comes or goes: the page is scrolled by the room that it takes above, and the room stays until
 * another page comes.
 */
function useRoom(bar: RefObject<HTMLDivElement | null>, isNeeded: boolean): boolean {
  const { key } = useLocation();
  const [keyOfRoom, setKeyOfRoom] = useState<string>();
  if (isNeeded && keyOfRoom !== key) setKeyOfRoom(key);
  const hasRoom = isNeeded || keyOfRoom === key;

  // A copy has had the room from the start.
  const hadRoom = useRef(isNeeded);
  useLayoutEffect(() => {
    // Further down the page browsers do so themselves.
    if (hasRoom && !hadRoom.current && scrollY === 0) {
      scrollBy({ top: bar.current?.offsetHeight ?? 0, behavior: 'instant' });
    }
    hadRoom.current = hasRoom;
  }, [bar, hasRoom]);

  return hasRoom;
}
