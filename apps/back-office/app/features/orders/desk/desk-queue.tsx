import type { Result } from '@craftsandore/api-client';
import {
  type DeskOrder,
  type DeskPart,
  deskParts,
  type listDesk,
  type ResponseBody,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import {
  Anchor,
  Button,
  EmptyState,
  ErrorState,
  IconButtonLink,
  PhoneIcon,
  Price,
  Segmented,
  Skeleton,
  SkeletonGroup,
  TriangleAlertIcon,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import { ListPaging } from '../../../list/list-paging.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { type DeskFilters, deskPath } from './desk-filters.ts';
import styles from './desk-queue.module.css';
import { messageTo } from './message-to.ts';
import type { Deed } from './outbox.ts';

/** A page of the desk as its loader hands it over; it may be a refusal. */
export type DeskPromise = Promise<Result<ResponseBody<typeof listDesk>>>;

type DeskQueueProps = {
  queue: DeskPromise;
  filters: DeskFilters;
  /** Which one is open. */
  openId: number | undefined;
  isStale: boolean;
  now: Date;
  onPart: (part: DeskPart) => void;
  onRetry: () => void;
  /** The message of this order is being sent. */
  onMessage: (orderId: number, attempt: Deed['attempt']) => void;
};

/** Whose customers are to be asked, the oldest promise first. */
export function DeskQueue(props: DeskQueueProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-label={t('desk.queue')} aria-busy={props.isStale}>
      <Suspense fallback={<QueueWaiting />}>
        <LoadedQueue {...props} />
      </Suspense>
    </section>
  );
}

function LoadedQueue({ queue, ...rest }: DeskQueueProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { number } = useLocale();
  const { filters, onPart, isStale, onRetry } = rest;
  const result = use(queue);
  if (!result.ok) {
    return (
      <ErrorState
        title={t('desk.failed')}
        action={
          <Button loading={isStale} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        <bdi>{sentenceOf(result.refusal)}</bdi>
      </ErrorState>
    );
  }
  const { data, meta } = result.value;

  return (
    <>
      <header className={styles.head}>
        <Segmented
          label={t('desk.part')}
          className={styles.parts}
          options={deskParts.map((part) => ({
            value: part,
            // An Arabic nought looks like a full stop.
            label: t(`deskPart.${part}`, {
              number: meta.counts[part] > 0 ? number(meta.counts[part]) : '',
            }).trim(),
          }))}
          value={filters.part}
          onChange={onPart}
        />
      </header>
      {data.length === 0 ? (
        <EmptyState title={t(`deskNone.${filters.part}`)} />
      ) : (
        <ul className={styles.rows}>
          {data.map((order) => (
            <Row key={order.orderId} order={order} {...rest} />
          ))}
        </ul>
      )}
      {meta.pageCount > 1 && (
        <footer className={styles.foot}>
          <ListPaging
            meta={meta}
            hrefOf={(wanted) => deskPath({ ...filters, ...wanted })}
            rangeWords={(range) => t('desk.range', range)}
          />
        </footer>
      )}
    </>
  );
}

/** What of the reasons is said in a row: the first that is more than "new". */
const isGrave = ({ code }: DeskOrder['reasons'][number]) => code !== 'first_order';

type RowProps = Omit<DeskQueueProps, 'queue'> & { order: DeskOrder };

function Row({ order, openId, filters, now, onMessage }: RowProps) {
  const { t } = useTranslation();
  const { local, moneyParts, duration } = useLocale();
  const ownName = useSession(({ user }) => user?.name);
  const when = useMoment('day and time');
  const { orderId, customer, governorate, nextAttemptAt, takenBy, totalCost } = order;
  const { nextStep, state } = order;
  const reason = order.reasons.find(isGrave) ?? order.reasons[0];
  const late = nextAttemptAt ? now.getTime() - Date.parse(nextAttemptAt) : 0;
  const planned = late < 0 ? nextAttemptAt : null;
  const isWithOther = takenBy !== null && takenBy !== ownName;
  const message = messageTo(order);

  return (
    <li className={styles.row} aria-current={orderId === openId ? 'true' : undefined}>
      <Anchor className={styles.name} href={deskPath(filters, orderId)}>
        <bdi>{customer.name}</bdi>
      </Anchor>
      <span className={styles.end}>
        <Price {...moneyParts(totalCost)} />
        {late > 0 && (
          <span className={styles.since} data-late={late > lateMs || undefined}>
            {duration(late)}
          </span>
        )}
        {planned && (
          <time className={styles.since} dateTime={planned}>
            {when(planned)}
          </time>
        )}
      </span>
      <span className={styles.about}>
        {reason && isGrave(reason) && <TriangleAlertIcon className={styles.care} />}
        <span>
          {governorate}
          {planned && (
            <>
              {t('form.comma')}
              {t(`deskPlan.${state === 'postponed' ? 'asked_later' : (nextStep ?? 'call')}`)}
            </>
          )}
          {reason && (
            <>
              {t('form.comma')}
              {local(reason, 'text')}
            </>
          )}
        </span>
      </span>
      {isWithOther ? (
        <span className={styles.taken}>{t('desk.withColleague', { name: takenBy })}</span>
      ) : (
        <span className={styles.ways}>
          <IconButtonLink
            variant="outline"
            label={t('desk.callName', { name: customer.name })}
            href={`tel:${customer.phoneNumber}`}
          >
            <PhoneIcon />
          </IconButtonLink>
          <IconButtonLink
            variant="outline"
            label={t('desk.writeName', { name: customer.name })}
            href={message.href}
            target="_blank"
            rel="noreferrer"
            onClick={() => onMessage(orderId, message.attempt)}
          >
            <WhatsAppIcon />
          </IconButtonLink>
        </span>
      )}
    </li>
  );
}

/** From here on a promise is broken. */
const lateMs = 2 * 3_600_000;

function QueueWaiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')}>
      <Skeleton lines={10} className={styles.waiting} />
    </SkeletonGroup>
  );
}
