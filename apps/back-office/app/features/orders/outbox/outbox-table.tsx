import type { Result } from '@craftsandore/api-client';
import type { OrderMessage } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { directionOf, formatPhone } from '@craftsandore/i18n';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, type DataTableColumn, Link, MailIcon, Separator, Tag } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { type OutboxFilters, outboxPath } from './outbox-filters.ts';
import styles from './outbox.module.css';
import { WhyNotSent } from './why-not-sent.tsx';

export type OutboxPromise = ListPromise<OrderMessage>;

type OutboxTableProps = {
  messages: OutboxPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: OutboxFilters;
  onResend: (message: OrderMessage) => Promise<Result<OrderMessage>>;
  onRetry: () => void;
};

const tones = {
  waiting: 'info',
  sending: 'info',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  unsure: 'warning',
  failed: 'danger',
} as const;
/** What is on its way is not sent once more. */
const underWay = ['waiting', 'sending'];

export function OutboxTable({ messages, filters, onResend, ...rest }: OutboxTableProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const mayResend = useSession(({ user }) => can(user?.roleId, 'desk:work'));
  const columns: DataTableColumn<OrderMessage>[] = [
    {
      id: 'order',
      header: t('outbox.order'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ orderId, orderReference, to, createdAt }) => (
        <span className={styles.facts}>
          <Link href={`/admin-orders/${orderId}`}>
            <bdi dir="ltr">{orderReference}</bdi>
          </Link>
          {to && (
            <bdi dir="ltr" className={styles.muted}>
              {to.startsWith('+') ? formatPhone(to) : to}
            </bdi>
          )}
          <time dateTime={createdAt} className={styles.muted}>
            {t('moment.dateAndTime', { date: shortDate(createdAt), time: time(createdAt) })}
          </time>
        </span>
      ),
    },
    {
      id: 'message',
      header: t('outbox.message'),
      stacked: 'full',
      cell: ({ template, channel, subject, body, locale }) => (
        <div className={styles.facts}>
          <span>
            {t(`messageTemplate.${template}`)}
            <Separator variant="inline" />
            {t(`messageChannel.${channel}`)}
          </span>
          {body && (
            <details>
              <summary>{subject ? <bdi lang={locale}>{subject}</bdi> : t('outbox.read')}</summary>
              <p className={styles.body} lang={locale} dir={directionOf(locale)}>
                {body}
              </p>
            </details>
          )}
        </div>
      ),
    },
    {
      id: 'state',
      header: t('outbox.state'),
      stacked: 'full',
      cell: (message) => (
        <span className={styles.facts}>
          <Tag tone={tones[message.state]}>
            {message.isByHand ? t('outbox.byHand') : t(`messageState.${message.state}`)}
          </Tag>
          <WhyNotSent message={message} />
        </span>
      ),
    },
    ...(mayResend
      ? [
          {
            id: 'actions',
            header: t('outbox.resend'),
            headerHidden: true,
            stacked: 'full' as const,
            cell: (message: OrderMessage) => <Resend message={message} onResend={onResend} />,
          },
        ]
      : []),
  ];

  return (
    <ListTable
      {...rest}
      list={messages}
      label={t('nav.outbox')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('outbox.none')}
      failed={t('outbox.failed')}
      paging={{
        hrefOf: (wanted) => outboxPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('outbox.range', range),
      }}
    />
  );
}

function Resend({
  message,
  onResend,
}: { message: OrderMessage } & Pick<OutboxTableProps, 'onResend'>) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  if (underWay.includes(message.state) || message.isByHand) return null;

  async function resend() {
    if (isPending) return;
    setPending(true);
    await onResend(message);
    setPending(false);
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      iconBefore={<MailIcon />}
      loading={isPending}
      aria-label={t('outbox.resendOf', { reference: message.orderReference })}
      onClick={() => void resend()}
    >
      {t('outbox.resend')}
    </Button>
  );
}
