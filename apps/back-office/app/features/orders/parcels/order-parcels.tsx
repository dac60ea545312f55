import type { OrderStatusId } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import { LatePanel } from '../late-panel.tsx';
import { orderParcelsPath } from '../order-filters.ts';
import type { OrdersParcels, parcelIntents } from './parcel-calls.ts';
import { ParcelsPanel } from './parcels-panel.tsx';
import { useBook } from './use-book.ts';
import { useReceive } from './use-receive.ts';

type OrderParcelsProps = { orderId: number; orderStatusId: OrderStatusId };

const kinds = ['parcel.changed'] as const;

/** The parcels of an order. */
export function OrderParcels(order: OrderParcelsProps) {
  const { orderId } = order;
  const path = orderParcelsPath(orderId);
  const { t } = useTranslation();
  const act = useAction<typeof parcelIntents>(path);
  const onBook = useBook(path);
  const onReceive = useReceive(path);

  return (
    <LatePanel<OrdersParcels> title={t('parcels.title')} {...{ orderId, path, kinds }}>
      {({ parcels }) => (
        <ParcelsPanel
          order={order}
          parcels={parcels}
          onTell={(id, news, key) => act('tell', { id, news, key })}
          onReceive={onReceive}
          onBook={onBook}
        />
      )}
    </LatePanel>
  );
}
