import { isPassing, type Result } from '@craftsandore/api-client';
import type { Category } from '@craftsandore/contract';
import { ConfirmDialog } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';

type DeleteCategoryProps = {
  category: Category;
  onClose: (result: { isDeleted: boolean }) => void;
};

/** Asks an admin to confirm before a category is deleted (texts: specification, section 8). */
export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data;
  const state = stateOf(fetcher.state === 'submitting', result);
  const hasEnded = state !== 'asking' && state !== 'working';

  const handleConfirm = useOneAtATime(() =>
    fetcher.submit({ categoryId: category.id }, { method: 'post', encType: 'application/json' }),
  );

  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose({ isDeleted: result?.ok ?? false })}
      title={t(titles[state])}
      description={
        hasEnded ? undefined : `${t('categoryDeletion.reason')} ${t('categoryDeletion.onlyEmpty')}`
      }
      confirmLabel={state === 'failed' ? t('action.retry') : t('categoryDeletion.confirm')}
      cancelLabel={t(state === 'refused' ? 'action.close' : 'action.cancel')}
      onConfirm={() => void handleConfirm()}
      state={state}
      message={
        result?.ok === false ? (
          <bdi>{result.refusal.sentence ?? t('categoryDeletion.failed')}</bdi>
        ) : (
          t('categoryDeletion.doneWords')
        )
      }
    />
  );
}

const titles = {
  asking: 'categoryDeletion.question',
  working: 'categoryDeletion.question',
  failed: 'categoryDeletion.error',
  refused: 'categoryDeletion.refused',
  done: 'categoryDeletion.done',
} as const;

function stateOf(isWorking: boolean, result: Result<unknown> | undefined): keyof typeof titles {
  if (isWorking) return 'working';
  if (!result) return 'asking';
  if (result.ok) return 'done';
  return isPassing(result.refusal) ? 'failed' : 'refused';
}
