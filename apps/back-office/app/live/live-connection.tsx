import { followLive, maxLiveSeconds } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { SessionContext, useSession } from '@craftsandore/session';
import { LiveRegion } from '@craftsandore/ui';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LiveContext } from './live.ts';
import { shareConnection } from './one-connection.ts';
import { closeNotice, isOn, showNotice, sound } from './signals.ts';
import { useAddedCount } from './use-live.ts';

/** Screen readers are told of new orders at most so often. */
const quietMs = 30_000;

type LiveConnectionProps = {
  apiUrl: string;
  /** The role may be another by now: it has to be read again. */
  onRoleDue: () => void;
};

/** Connects this page to what happens in the shop for as long as somebody is signed in, and says that orders have come. */
export function LiveConnection({ apiUrl, onRoleDue }: LiveConnectionProps) {
  const { t } = useTranslation();
  const live = use(LiveContext);
  const session = use(SessionContext);
  const token = useSession(({ token }) => token);
  const userId = useSession(({ user }) => user?.id);
  const roleId = useSession(({ user }) => user?.roleId);
  const count = useAddedCount('order.placed');
  const said = useQuiet(count);
  useTitleCount(count);
  const call = useEffectEvent(useCall());
  const readRole = useEffectEvent(onRoleDue);

  useEffect(() => {
    if (!session || !token || !can(roleId, followLive.access)) return;
    const end = shareConnection({
      live,
      name: `live ${userId}`,
      url: (seconds) => `${apiUrl}${followLive.path}?seconds=${Math.min(seconds, maxLiveSeconds)}`,
      token: () => token,
      onRefused: (status) => {
        // Somebody may have signed in again meanwhile.
        if (status === 401 && session.getState().token === token) session.getState().end();
        if (status === 403) readRole();
      },
      onAgain: () => readRole(),
      onUnseen: (orderIds) => call(orderIds),
    });
    return () => {
      end();
      closeNotice();
    };
  }, [live, session, apiUrl, token, userId, roleId]);

  return <LiveRegion>{said > 0 && t('live.newOrders', { count: said })}</LiveRegion>;
}

/** Calls who looks elsewhere to new orders, by what was switched on in this browser. */
function useCall() {
  const { t } = useTranslation();
  const { locale, orderNumber } = useLocale();
  const navigate = useNavigate();

  return (orderIds: readonly number[]) => {
    const [first, ...more] = orderIds;
    if (isOn('sound')) sound();
    if (first === undefined || !isOn('notice')) return;
    const isOne = more.length === 0;
    showNotice({
      title: t('live.newOrders', { count: orderIds.length }),
      ...(isOne && { body: t('nav.order', { number: orderNumber(first) }) }),
      lang: locale,
      onOpen: () => void navigate(isOne ? `/admin-orders/${first}` : '/admin-orders'),
    });
  };
}

/** Who has another page before them sees it in the row of tabs. */
function useTitleCount(count: number): void {
  const { number } = useLocale();
  const news = count > 0 ? `(${number(count)}) ` : '';
  useEffect(() => {
    let shown = '';
    const show = () => {
      const title = document.title.slice(document.title.startsWith(shown) ? shown.length : 0);
      shown = document.visibilityState === 'hidden' ? news : '';
      document.title = shown + title;
    };
    const hide = () => {
      if (shown && document.title.startsWith(shown))
        document.title = document.title.slice(shown.length);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      hide();
    };
  }, [news]);
}

/** A number that grows at most every half minute; that it is nothing again is known at once. */
function useQuiet(count: number): number {
  const [said, setSaid] = useState({ count: 0, at: 0 });
  useEffect(() => {
    if (count === said.count) return;
    const wait = count < said.count ? 0 : Math.max(0, said.at + quietMs - Date.now());
    const timer = setTimeout(() => setSaid({ count, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [count, said]);
  return said.count;
}
