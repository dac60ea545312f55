import type { Result } from '@craftsandore/api-client';
import type { Parcel } from '@craftsandore/contract';
import { Skeleton } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { NotRefreshed } from '../../../components/not-refreshed.tsx';
import { orderParcelsPath } from '../order-filters.ts';
import { piecesBack } from './judged-pieces.ts';
import type { OrdersParcels, Receive } from './parcel-calls.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type ReceiveOfOrderProps = {
  parcel: Pick<Parcel, 'id' | 'orderId' | 'trackingNumber'>;
  onReceive: Receive;
  onClose: () => void;
};

/** Receives a parcel of which only the list's row is there: what is in it is read first. */
export function ReceiveOfOrder({ parcel, onReceive, onClose }: ReceiveOfOrderProps) {
  const { t } = useTranslation();
  const { data, state, load } = useFetcher<Result<OrdersParcels>>();
  const path = orderParcelsPath(parcel.orderId);
  useEffect(() => void load(path), [load, path]);

  const whole = data?.ok && data.value.parcels.find(({ id }) => id === parcel.id);
  const words = t('parcels.tellOf', { number: parcel.trackingNumber });
  if (whole) {
    return (
      <ReceiveDialog
        received={{ words, pieces: piecesBack(whole) }}
        onReceive={(pieces, key) => onReceive(whole.id, pieces, key)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('receive.title')} description={words}>
      {data && !data.ok ? (
        <NotRefreshed
          refusal={data.refusal}
          isRetrying={state === 'loading'}
          onRetry={() => void load(path)}
          isEmpty
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Dialog>
  );
}
