import type { Address } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ConfirmDialog } from '@craftsandore/ui';
import { useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import type { ForgettingOutcome } from './save-address.ts';

type DeleteAddressProps = {
  /** The one in question, if any. */
  address: Address | null;
  onClose: () => void;
};

/** Asks before an address is deleted. Closes with the reloaded list, which no longer holds the address. */
export function DeleteAddress({ address, onClose }: DeleteAddressProps) {
  const { t } = useLocale();
  const fetcher = useFetcher<ForgettingOutcome>();
  const isWorking = fetcher.state !== 'idle';

  const handleConfirm = useOneAtATime(() =>
    fetcher.submit({ id: address?.id ?? null }, { method: 'delete', encType: 'application/json' }),
  );

  function handleClose() {
    fetcher.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={address !== null}
      onOpenChange={handleClose}
      title={t('address.deleteQuestion')}
      description={t('address.deleteReason')}
      confirmLabel={t('address.deleteYes')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => void handleConfirm()}
      state={isWorking ? 'working' : fetcher.data ? 'failed' : 'asking'}
      message={<bdi>{fetcher.data?.reason ?? t('address.deleteFailed')}</bdi>}
    />
  );
}
