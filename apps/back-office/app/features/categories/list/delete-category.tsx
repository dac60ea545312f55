import { isPassing, type Refusal, type Result } from '@craftsandore/api-client';
import type { StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';

type DeleteCategoryProps = {
  category: StaffCategory;
  onDelete: () => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Asks, naming the category, deletes, and says how it went (specification, section 8). Of one that holds products, says that it stays. */
export function DeleteCategory({ category, onDelete, onClose }: DeleteCategoryProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { productCount: count } = category;
  const named = { category: local(category, 'name') };
  const [state, setState] = useState<'asking' | 'working' | 'failed' | 'refused' | 'done'>(
    count > 0 ? 'refused' : 'asking',
  );
  const [refusal, setRefusal] = useState<Refusal>();

  async function remove() {
    setState('working');
    const result = await onDelete();
    setRefusal(result.ok ? undefined : result.refusal);
    setState(result.ok ? 'done' : isPassing(result.refusal) ? 'failed' : 'refused');
  }

  const ends = {
    done: { title: t('categoryDeletion.done'), message: t('categoryDeletion.doneWords') },
    failed: {
      title: t('categoryDeletion.error'),
      message: refusal?.sentence ?? t('categoryDeletion.failed'),
    },
    refused: {
      title: t('categoryDeletion.refused'),
      message: refusal?.sentence ?? t('categories.keptFor', { count, ...named }),
    },
  };
  const end = state === 'asking' || state === 'working' ? undefined : ends[state];

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      state={state}
      title={end?.title ?? t('categoryDeletion.question')}
      description={
        end ? undefined : `${t('categoryDeletion.reason')} ${t('categories.holdsNone', named)}`
      }
      message={end?.message}
      confirmLabel={state === 'failed' ? t('action.retry') : t('categoryDeletion.confirm')}
      cancelLabel={t(state === 'refused' ? 'action.close' : 'action.cancel')}
      onConfirm={() => void remove()}
    />
  );
}
