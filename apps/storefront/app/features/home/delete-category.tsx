import type { Category } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ConfirmDialog } from '@craftsandore/ui';
import { useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/** What became of a deletion; a reason is the API's own sentence. */
export type DeletionOutcome = { isDeleted: true } | { isDeleted: false; reason: string | null };

type DeleteCategoryProps = {
  category: Category;
  onClose: (outcome: { isDeleted: boolean }) => void;
};

/** Asks an admin to confirm before a category is deleted (texts: specification, section 8). */
export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { t } = useLocale();
  const fetcher = useFetcher<DeletionOutcome>();
  const outcome = fetcher.state === 'submitting' ? undefined : fetcher.data;
  const state = stateOf(fetcher.state === 'submitting', outcome);
  const hasEnded = state === 'failed' || state === 'done';

  const handleConfirm = useOneAtATime(() =>
    fetcher.submit({ categoryId: category.id }, { method: 'post', encType: 'application/json' }),
  );

  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose({ isDeleted: outcome?.isDeleted ?? false })}
      title={t(titles[state])}
      description={hasEnded ? undefined : t('categoryDeletion.reason')}
      confirmLabel={state === 'failed' ? t('action.retry') : t('categoryDeletion.confirm')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => void handleConfirm()}
      state={state}
      message={
        outcome?.isDeleted === false ? (
          <bdi>{outcome.reason ?? t('categoryDeletion.failed')}</bdi>
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
  done: 'categoryDeletion.done',
} as const;

function stateOf(isWorking: boolean, outcome: DeletionOutcome | undefined): keyof typeof titles {
  if (isWorking) return 'working';
  if (!outcome) return 'asking';
  return outcome.isDeleted ? 'done' : 'failed';
}
