import type { Result } from '@craftsandore/api-client';
import type { OrderStatusId } from '@craftsandore/contract';
import { Panel } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { NotRefreshed } from '../../../components/not-refreshed.tsx';
import { useLive } from '../../../live/use-live.ts';
import { useAction } from '../../../navigation/actions.ts';
import { orderParcelsPath } from '../order-filters.ts';
import type { OrdersParcels, parcelIntents } from './parcel-calls.ts';
import { ParcelsPanel } from './parcels-panel.tsx';
import { useBook } from './use-book.ts';
import { useReceive } from './use-receive.ts';

type OrderParcelsProps = { orderId: number; orderStatusId: OrderStatusId };

const shown = ['parcel.changed'] as const;

/** The parcels of an order, read once its page is there, and again where something happens to them. */
export function OrderParcels(order: OrderParcelsProps) {
  const { orderId } = order;
  const path = orderParcelsPath(orderId);
  const { t } = useTranslation();
  const { data, state, load } = useFetcher<Result<OrdersParcels>>({ key: path });
  const act = useAction<typeof parcelIntents>(path);
  const onBook = useBook(path);
  const onReceive = useReceive(path);
  useEffect(() => void load(path), [load, path]);
  useLive(shown, (ids) => {
    if (!ids || ids.has(orderId)) void load(path);
  });

  if (!data) return null;
  const refusal = data.ok ? data.value.notRefreshed : data.refusal;
  const notRefreshed = refusal && (
    <NotRefreshed
      refusal={refusal}
      isRetrying={state === 'loading'}
      onRetry={() => void load(path)}
      isEmpty={!data.ok}
    />
  );
  if (!data.ok) return <Panel title={t('parcels.title')}>{notRefreshed}</Panel>;
  return (
    <>
      {notRefreshed}
      <ParcelsPanel
        order={order}
        parcels={data.value.parcels}
        onTell={(id, news, key) => act('tell', { id, news, key })}
        onReceive={onReceive}
        onBook={onBook}
      />
    </>
  );
}
