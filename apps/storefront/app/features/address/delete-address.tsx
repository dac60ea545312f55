import type { Result } from '@craftsandore/api-client';
import type { Address } from '@craftsandore/contract';
import { ConfirmDialog } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';

type DeleteAddressProps = {
  /** The one in question, if any. */
  address: Address | null;
  onClose: () => void;
};

/** Asks before an address is deleted. Closes with the reloaded list, which no longer holds the address. */
export function DeleteAddress({ address, onClose }: DeleteAddressProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const isWorking = fetcher.state !== 'idle';
  const refusal = fetcher.data?.ok === false ? fetcher.data.refusal : null;

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
      state={isWorking ? 'working' : refusal ? 'failed' : 'asking'}
      message={<bdi>{refusal?.sentence ?? t('address.deleteFailed')}</bdi>}
    />
  );
}
