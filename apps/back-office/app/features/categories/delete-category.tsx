import { useLocale } from '@craftsandore/i18n/react';
import { useState } from 'react';

import type { Refusal } from '../../refusal.ts';
import { ConfirmDialog } from '../../shell/later-dialogs.tsx';

type DeleteCategoryProps = {
  onDelete: () => Promise<Refusal | undefined>;
  onClose: () => void;
};

/** Asks, deletes, and says how it went (specification, section 8). */
export function DeleteCategory({ onDelete, onClose }: DeleteCategoryProps) {
  const { t } = useLocale();
  const [state, setState] = useState<'asking' | 'working' | 'failed' | 'done'>('asking');
  const [reason, setReason] = useState<string>();

  async function remove() {
    setState('working');
    const refusal = await onDelete();
    setReason(refusal?.sentence);
    setState(refusal ? 'failed' : 'done');
  }

  const titles = { done: t('categoryDeletion.done'), failed: t('categoryDeletion.error') };
  const hasEnded = state === 'done' || state === 'failed';

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      state={state}
      title={hasEnded ? titles[state] : t('categoryDeletion.question')}
      description={hasEnded ? undefined : t('categoryDeletion.reason')}
      message={
        state === 'failed'
          ? (reason ?? t('categoryDeletion.failed'))
          : t('categoryDeletion.doneWords')
      }
      confirmLabel={state === 'failed' ? t('action.retry') : t('categoryDeletion.confirm')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => void remove()}
    />
  );
}
