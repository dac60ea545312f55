import { useLocale } from '@craftsandore/i18n/react';
import { useState } from 'react';

import type { Refusal } from '../../refusal.ts';
import { ConfirmDialog } from '../../shell/later-dialogs.tsx';

type DeleteGroupProps = {
  onDelete: () => Promise<Refusal | undefined>;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes, and says why when it could not. */
export function DeleteGroup({ onDelete, onClose, onDeleted }: DeleteGroupProps) {
  const { t } = useLocale();
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const [reason, setReason] = useState<string>();

  async function remove() {
    setState('working');
    const refusal = await onDelete();
    if (!refusal) return onDeleted();
    setReason(refusal.sentence);
    setState('failed');
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      state={state}
      title={t('synonyms.deleteTitle')}
      description={t('synonyms.deleteWords')}
      message={reason ?? t('failure.connection')}
      confirmLabel={state === 'failed' ? t('action.retry') : t('form.delete')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => void remove()}
    />
  );
}
