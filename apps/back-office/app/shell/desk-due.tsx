import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { useIsLive, useLive } from '../live/use-live.ts';
import { MenuCount } from './menu-count.tsx';

/** Null where it cannot be had. */
export type DueCount = number | null;

const kinds = ['order.placed', 'order.changed', 'desk.changed'] as const;

/** Where nothing is told; else it is only time that makes orders due. */
const refreshMs = 60_000;
const liveRefreshMs = 5 * 60_000;

/** How many orders of the desk are due; nothing where there are none. */
export function DeskDue() {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const { data, load } = useFetcher<DueCount>({ key: 'desk-due' });
  const read = () => {
    if (document.visibilityState === 'visible') void load('/desk-due');
  };
  const refresh = useEffectEvent(read);

  useLive(kinds, read);
  useEffect(() => refresh(), []);
  useEffect(() => {
    const timer = setInterval(() => refresh(), isLive ? liveRefreshMs : refreshMs);
    return () => clearInterval(timer);
  }, [isLive]);

  if (!data) return null;
  return <MenuCount count={data} words={t('nav.deskDue', { count: data })} />;
}
