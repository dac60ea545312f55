import type { Result } from '@craftsandore/api-client';
import { messageStates, type OrderMessage } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Segmented } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import toolbar from '../../../list/list-toolbar.module.css';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { OutboxFilters } from './outbox-filters.ts';
import type { OutboxPromise } from './outbox-table.tsx';

const OutboxTable = lazily(() =>
  import('./outbox-table.tsx').then(({ OutboxTable }) => OutboxTable),
);

type OutboxPageProps = {
  filters: OutboxFilters;
  messages: OutboxPromise;
  onResend: (message: OrderMessage) => Promise<Result<OrderMessage>>;
  onFilter: (filters: OutboxFilters) => void;
  onRetry: () => void;
};

/** What the shop wrote about orders, as its customers were sent it. */
export function OutboxPage({ filters, messages, onFilter, ...rest }: OutboxPageProps) {
  const { t } = useTranslation();
  const [current, setNewer] = useNewer(messages);
  const shown = useDeferredValue(current);

  return (
    <>
      <PageTitle>{t('nav.outbox')}</PageTitle>
      <PageHeader title={t('nav.outbox')} meta={t('outbox.words')} />
      <Card padded={false}>
        <div className={toolbar.root}>
          <Segmented
            label={t('outbox.show')}
            options={[
              { value: '' as const, label: t('outbox.all') },
              ...messageStates.map((state) => ({
                value: state,
                label: t(`messageState.${state}`),
              })),
            ]}
            value={filters.state ?? ''}
            onChange={(state) => onFilter({ ...filters, state, page: 1 })}
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <OutboxTable {...rest} messages={shown} isStale={shown !== current} filters={filters} />
        </Suspense>
      </Card>
      <LiveList of="outbox" list={current} onNewer={setNewer} />
    </>
  );
}
