import type { Result } from '@craftsandore/api-client';
import type { Hold } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ButtonLink, type DataTableColumn } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { type ListPromise, ListTable } from '../../../list/list-table.tsx';
import { orderOfHoldPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { type HoldFilters, holdsPath } from './hold-filters.ts';
import actions from './holds-table.module.css';

type HoldsTableProps = {
  filters: HoldFilters;
  holds: ListPromise<Hold>;
  /** Newer ones are on their way. */
  isStale: boolean;
  onRelease: (hold: Hold) => Promise<Result<Hold>>;
  onRetry: () => void;
};

export function HoldsTable({ filters, holds, onRelease, ...rest }: HoldsTableProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Hold>();
  const [isWorking, setWorking] = useState(false);
  const columns = useHoldColumns(setAsked);

  async function release(hold: Hold) {
    setWorking(true);
    await onRelease(hold);
    setWorking(false);
    setAsked(undefined);
  }

  return (
    <>
      <ListTable
        {...rest}
        list={holds}
        label={t('holds.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('holds.none')}
        failed={t('holds.failed')}
        paging={{
          hrefOf: (wanted) => holdsPath({ ...filters, ...wanted }),
          rangeWords: (range) => t('holds.range', range),
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('holds.question', { name: asked && whoOf(asked) })}
        description={t('holds.questionWords')}
        confirmLabel={t('holds.release')}
        cancelLabel={t('holds.keep')}
        state={isWorking ? 'working' : 'asking'}
        onConfirm={() => void (asked && release(asked))}
      />
    </>
  );
}

/** What a customer is called: one of the two there is. */
const whoOf = ({ name, phoneNumber }: Hold): string => name ?? formatPhone(phoneNumber ?? '');

function useHoldColumns(onAsk: (hold: Hold) => void): DataTableColumn<Hold>[] {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const momentOf = useMoment('day and time');

  return [
    {
      id: 'customer',
      header: t('holds.customer'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ name, phoneNumber }) => (
        <span className={styles.facts}>
          {name && <Typed>{name}</Typed>}
          {phoneNumber && (
            <bdi dir="ltr" className={name ? styles.muted : undefined}>
              {formatPhone(phoneNumber)}
            </bdi>
          )}
        </span>
      ),
    },
    {
      id: 'pieces',
      header: t('holds.pieces'),
      stacked: 'full',
      cell: ({ lines }) => (
        <ul className={styles.facts}>
          {lines.map((line) => (
            <li key={line.productDesignId}>
              <bdi>
                {local(line, 'name')}
                {t('form.comma')}
                {local(line, 'designName')}
              </bdi>
              {` ×\u00a0${number(line.quantity)}`}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'until',
      header: t('holds.until'),
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{momentOf(expiresAt)}</time>,
    },
    {
      id: 'by',
      header: t('holds.by'),
      cell: ({ staffName }) => <bdi>{staffName}</bdi>,
    },
    {
      id: 'actions',
      header: t('holds.actions'),
      headerHidden: true,
      stacked: 'full',
      cell: (hold) => (
        <span className={actions.actions}>
          {hold.state === 'held' ? (
            <>
              <ButtonLink
                size="sm"
                href={orderOfHoldPath(hold.id)}
                aria-label={t('holds.orderOf', { name: whoOf(hold) })}
              >
                {t('holds.order')}
              </ButtonLink>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('holds.releaseOf', { name: whoOf(hold) })}
                onClick={() => onAsk(hold)}
              >
                {t('holds.release')}
              </Button>
            </>
          ) : (
            t(`holdEnd.${hold.state}`)
          )}
        </span>
      ),
    },
  ];
}
