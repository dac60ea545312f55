import type { Hold } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader } from '@craftsandore/ui';
import { type ComponentProps, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListPromise } from '../../../list/list-table.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { ordersPath } from '../order-filters.ts';
import { LiveHolds } from './live-holds.tsx';
import type { HoldsTable as Table } from './holds-table.tsx';

const HoldsTable = lazily(() => import('./holds-table.tsx').then(({ HoldsTable }) => HoldsTable));

type HoldsPageProps = Omit<ComponentProps<typeof Table>, 'isStale'>;

/** What is kept for customers who think, until they order or their time is over. */
export function HoldsPage({ holds, ...rest }: HoldsPageProps) {
  const { t } = useTranslation();
  const list = useWayBack(ordersPath());
  const [current, setNewer] = useNewer<ListPromise<Hold>>(holds);
  const shown = useDeferredValue(current);

  return (
    <>
      <PageTitle>{t('holds.title')}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.orders') }}
        title={t('holds.title')}
        meta={t('holds.words')}
      />
      <LiveHolds holds={current} onNewer={setNewer} />
      <Card padded={false}>
        <Suspense fallback={<RowsWaiting />}>
          <HoldsTable {...rest} holds={shown} isStale={shown !== current} />
        </Suspense>
      </Card>
    </>
  );
}
