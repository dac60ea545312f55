import type { Result } from '@craftsandore/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/lazy-dialogs.tsx';

type DeleteCategoryProps = {
  onDelete: () => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Asks, deletes, and says how it went (specification, section 8). */
export function DeleteCategory({ onDelete, onClose }: DeleteCategoryProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'asking' | 'working' | 'failed' | 'done'>('asking');
  const [reason, setReason] = useState<string>();

  async function remove() {
    setState('working');
    const result = await onDelete();
    setReason(result.ok ? undefined : result.refusal.sentence);
    setState(result.ok ? 'done' : 'failed');
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
