import { useLocale } from '@craftsandore/i18n/react';
import { Button, ButtonLink, Card, EmptyState, PageHeader, Separator } from '@craftsandore/ui';
import { type ComponentProps, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { AddedBar } from '../../../live/added-bar.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { type DeskFilters, deskPath } from './desk-filters.ts';
import { DeskOrder, type OpenOrder } from './desk-order.tsx';
import styles from './desk-page.module.css';
import { type DeskPromise, DeskQueue } from './desk-queue.tsx';
import { KeyHint } from './key-hint.tsx';
import type { Deed, Waiting } from './outbox.ts';
import { UndoStrip } from './undo-strip.tsx';
import { useKeys } from './use-keys.ts';

type DeskPageProps = {
  queue: DeskPromise;
  filters: DeskFilters;
  order: OpenOrder | null;
  waiting: Waiting;
  now: Date;
  isTaking: boolean;
  /** How well orders are confirmed. */
  figuresHref: string;
  onFilter: (filters: DeskFilters) => void;
  onRetry: () => void;
  onNext: () => void;
  onDeed: (orderId: number, attempt: Deed['attempt']) => void;
  onMessage: (orderId: number, attempt: Deed['attempt']) => void;
  onUndo: () => void;
  onShowNew: () => void;
} & Pick<ComponentProps<typeof DeskOrder>, 'change' | 'onAddNote'>;

/** Where staff ask customers whether they want what they ordered: the queue and one order, on phones one after the other. */
export function DeskPage({
  queue,
  filters,
  order,
  waiting,
  now,
  isTaking,
  figuresHref,
  onFilter,
  onRetry,
  onNext,
  onDeed,
  onMessage,
  onUndo,
  onShowNew,
  change,
  onAddNote,
}: DeskPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(queue);
  const openId = order?.details.orderId;
  const noted = waiting.unsent.find(
    ({ orderId, attempt }) => orderId === openId && attempt.outcome !== 'sent',
  );
  useKeys((code) => {
    if (code !== 'KeyN') return false;
    onNext();
    return true;
  });
  const nextOrder = (
    <Button loading={isTaking} aria-keyshortcuts="N" onClick={onNext}>
      {t('desk.next')} <KeyHint>N</KeyHint>
    </Button>
  );
  const next = (
    <Suspense fallback={nextOrder}>
      <WhereDue queue={shown}>{nextOrder}</WhereDue>
    </Suspense>
  );

  return (
    <UnsavedGuard>
      <PageTitle>{t('nav.desk')}</PageTitle>
      <div
        className={styles.root}
        data-open={order ? true : undefined}
        data-undo={waiting.deed ? true : undefined}
      >
        <PageHeader
          className={styles.head}
          title={t('nav.desk')}
          meta={
            <Suspense fallback={'\u00a0'}>
              <Summary queue={shown} now={now} />
            </Suspense>
          }
          actions={
            <>
              <ButtonLink variant="secondary" href={figuresHref}>
                {t('desk.figures')}
              </ButtonLink>
              {next}
            </>
          }
        />
        <div className={styles.start}>
          <div className={styles.queue}>
            <DeskQueue
              queue={shown}
              filters={filters}
              openId={openId}
              isStale={shown !== queue}
              now={now}
              onPart={(part) => onFilter({ ...filters, part, page: 1 })}
              onRetry={onRetry}
              onMessage={onMessage}
            />
            <AddedBar kind="order.placed" onShow={onShowNew} />
          </div>
          <UndoStrip waiting={waiting} onUndo={onUndo} />
        </div>
        {order ? (
          <DeskOrder
            order={order}
            now={now}
            back={{ href: deskPath(filters), label: t('desk.queue') }}
            noted={noted?.attempt.outcome}
            undone={waiting.undone?.orderId === openId ? waiting.undone : undefined}
            onDeed={(attempt) => onDeed(order.details.orderId, attempt)}
            change={change}
            onAddNote={onAddNote}
          />
        ) : (
          <Card className={styles.none}>
            <EmptyState title={t('desk.choose')} action={next}>
              <Suspense fallback={t('desk.chooseWords')}>
                <WhereDue queue={shown} otherwise={t('desk.chooseNotDue')}>
                  {t('desk.chooseWords')}
                </WhereDue>
              </Suspense>
            </EmptyState>
          </Card>
        )}
      </div>
    </UnsavedGuard>
  );
}

/** How much is due, and for how long; and what came of today. */
function Summary({ queue, now }: Pick<DeskPageProps, 'queue' | 'now'>) {
  const { t } = useTranslation();
  const { duration, number } = useLocale();
  const result = use(queue);
  if (!result.ok) return null;
  const { counts, oldestDueAt, today } = result.value.meta;
  const since = duration(oldestDueAt ? now.getTime() - Date.parse(oldestDueAt) : 0);
  const sums = { count: today.confirmed, tried: number(today.tried) };
  return (
    <>
      {t('desk.due', { count: counts.due, since })}
      {today.tried > 0 && (
        <span className={styles.today}>
          <Separator variant="inline" />
          {t('desk.today', sums)}
        </span>
      )}
    </>
  );
}

type WhereDueProps = { queue: DeskPromise; otherwise?: ReactNode; children: ReactNode };

/** What is of use only while something is due. */
function WhereDue({ queue, otherwise = null, children }: WhereDueProps) {
  const result = use(queue);
  return result.ok && result.value.meta.counts.due === 0 ? otherwise : children;
}
