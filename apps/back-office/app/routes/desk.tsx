import { type ApiClient, attempt, refusalOf } from '@craftsandore/api-client';
import { getOrder, listDesk, takeNextOrder, takeOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { deskPath, filtersIn, queryOf } from '../features/orders/desk/desk-filters.ts';
import type { OpenOrder } from '../features/orders/desk/desk-order.tsx';
import type { Deed } from '../features/orders/desk/outbox.ts';
import { outboxOf } from '../features/orders/desk/own-outbox.ts';
import { orderIntents, useOrderCalls } from '../features/orders/use-order-calls.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { useLive } from '../live/use-live.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useIsOpen } from '../navigation/use-is-open.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { useReport } from '../navigation/use-report.ts';
import { sessionContext } from '../session/context.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/desk';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// It comes while its rows are on their way.
const DeskPage = lazily(() =>
  import('../features/orders/desk/desk-page.tsx').then(({ DeskPage }) => DeskPage),
);
DeskPage.prefetch();

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, listDesk.access);
  const session = args.context.get(sessionContext);
  const userId = session.getState().user?.id ?? 0;
  const isSignedIn = () => session.getState().user?.id === userId;
  const own = outboxOf(userId, { api, isSignedIn });
  const filters = filtersIn(args.request.url);
  const { orderId } = args.params;
  const order = orderId === undefined ? null : await open(api, args.params, own.outbox.keeping());
  // Not awaited: the page shows at once, and its rows follow. After the order is taken, so that they say so.
  const queue = attempt(api(listDesk, { query: queryOf(filters) }));
  return { filters, order, queue, own };
});

/** Takes an order, or keeps it; who cannot have it may read it. */
async function open(
  api: ApiClient,
  given: Route.ClientLoaderArgs['params'],
  keeping: number | undefined,
): Promise<OpenOrder> {
  const params = pathParams(getOrder, given);
  const query = keeping === undefined ? {} : { keeping };
  const [taking, details] = await Promise.all([
    api(takeOrder, { params, query }).then(
      (taken) => ({ taken }),
      (error: unknown) => {
        const refusal = refusalOf(error);
        if (refusal.status !== 409) throw error;
        return { refusal };
      },
    ),
    api(getOrder, { params }),
  ]);
  return { details, ...taking };
}

const intents = {
  take: takeOrder,
  next: takeNextOrder,
  ...orderIntents,
};
export const clientAction = actionOf(intents);

/** What moves the queue beside time. */
const shown = ['desk.changed', 'order.changed'] as const;

/** So often the open order is kept, and the queue read again: time alone makes orders due. */
const refreshMs = 60_000;

export default function DeskRoute({ loaderData }: Route.ComponentProps) {
  const { filters, order, queue, own } = loaderData;
  const { outbox } = own;
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  const act = useAction<typeof intents>();
  const report = useReport();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const ways = useListWays(filters, (wanted) => deskPath(wanted, order?.details.orderId));
  const [isTaking, setTaking] = useState(false);
  /** The last way that was chosen: who takes an outcome back is not led away by the answer to it. */
  const lastWay = useRef(0);
  const now = useOutboxEvents(own);
  const calls = useOrderCalls(order?.details.orderId ?? 0);

  async function goOn() {
    setTaking(true);
    const way = ++lastWay.current;
    const keeping = outbox.keeping();
    const query = keeping === undefined ? {} : { keeping };
    const next = await report(act('next', { query }, { revalidate: false }), {
      failed: t('desk.nextFailed'),
    });
    setTaking(false);
    if (next.ok && way === lastWay.current) await navigate(deskPath(filters, next.value?.orderId));
  }

  function note(orderId: number, attempt: Deed['attempt']) {
    const deed = { key: crypto.randomUUID(), orderId, attempt };
    outbox.add(deed);
    return deed;
  }

  return (
    <DeskPage
      {...{ queue, order, waiting, now, isTaking }}
      {...ways}
      {...calls}
      filters={filters}
      figuresHref="/admin-desk/figures"
      onNext={() => void goOn()}
      onDeed={(orderId, attempt) => {
        // A total that was changed meanwhile is nothing that the customer has agreed to.
        const isAgreed = attempt.outcome === 'confirmed' && order?.details.orderId === orderId;
        note(orderId, isAgreed ? { ...attempt, seenVersion: order.details.version } : attempt);
        // Who has sent a message may go on reading; what a call came to ends the work on an order.
        if (attempt.outcome !== 'sent') void goOn();
      }}
      onMessage={(orderId, attempt) => {
        const deed = note(orderId, attempt);
        // Nothing is sent before a person does so: there is time to say that a colleague is at it.
        void report(act('take', { params: { orderId }, query: {} }, { revalidate: false })).then(
          ({ ok }) => {
            if (!ok && outbox.read().deed?.key === deed.key) outbox.undo();
          },
        );
      }}
      onShowNew={() => {
        // They wait there until their first message is due.
        const { orderId } = order?.details ?? {};
        void navigate(deskPath({ ...filters, part: 'later', page: 1 }, orderId));
      }}
      onUndo={() => {
        lastWay.current++;
        const deed = outbox.undo();
        if (deed) void navigate(deskPath(filters, deed.orderId));
      }}
    />
  );
}

type Own = Route.ComponentProps['loaderData']['own'];

/** Sends what waits before the page is gone, and reads the desk again after each attempt and each minute. */
function useOutboxEvents({ outbox, listen }: Own): Date {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const { revalidate } = useRevalidator();
  const isOpen = useIsOpen();
  const showToast = useToast();
  const sentenceOf = useRefusalSentence();
  const [now, setNow] = useState(() => new Date());

  const readAgain = () => {
    // Rows must not move under a finger.
    if (!isOpen() || document.visibilityState === 'hidden' || document.querySelector('li:active')) {
      return;
    }
    setNow(new Date());
    void revalidate();
  };
  const refresh = useEffectEvent(readAgain);
  const tell = useEffectEvent((deed: Deed, sentence: string) => {
    const outcome = t(`outcomeKey.${deed.attempt.outcome}`);
    const number = orderNumber(deed.orderId);
    showToast({
      tone: 'danger',
      children: (
        <>
          {t('desk.refused', { outcome, number, reason: sentence })}
          {deed.attempt.note && <p>{t('desk.noteKept')}</p>}
        </>
      ),
    });
  });
  const sentence = useEffectEvent(sentenceOf);
  useLive(shown, readAgain);

  useEffect(() => {
    listen({
      onSent: () => refresh(),
      onRefused: (deed, refusal) => {
        tell(deed, sentence(refusal));
        refresh();
      },
    });
    const onVisible = () => (document.visibilityState === 'hidden' ? outbox.hide() : refresh());
    const timer = setInterval(() => refresh(), refreshMs);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', outbox.end);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', outbox.end);
      outbox.flush();
    };
  }, [listen, outbox]);
  return now;
}
