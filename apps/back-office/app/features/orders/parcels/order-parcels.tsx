import type { Result } from '@craftsandore/api-client';
import type { OrderStatusId, ParcelDetails } from '@craftsandore/contract';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

import { useLive } from '../../../live/use-live.ts';
import { useAction } from '../../../navigation/actions.ts';
import { orderParcelsPath } from '../order-filters.ts';
import type { parcelIntents } from './parcel-calls.ts';
import { ParcelsPanel } from './parcels-panel.tsx';
import { useBook } from './use-book.ts';

type OrderParcelsProps = { orderId: number; orderStatusId: OrderStatusId };

const shown = ['parcel.changed'] as const;

/** The parcels of an order, read once its page is there, and again where something happens to them. */
export function OrderParcels(order: OrderParcelsProps) {
  const { orderId } = order;
  const path = orderParcelsPath(orderId);
  const { data, load } = useFetcher<Result<ParcelDetails[]>>();
  const act = useAction<typeof parcelIntents>(path);
  const onBook = useBook(path);
  useEffect(() => void load(path), [load, path]);
  useLive(shown, (ids) => {
    if (!ids || ids.has(orderId)) void load(path);
  });

  if (!data?.ok) return null;
  return (
    <ParcelsPanel
      order={order}
      parcels={data.value}
      onTell={(id, news, key) => act('tell', { id, news, key })}
      onBook={onBook}
    />
  );
}
