import type { Refusal, Result } from '@craftsandore/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/lazy-dialogs.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { TrialResult } from '../trial/trial-result.tsx';
import { TrialRunning } from '../trial/trial-running.tsx';
import type { useTrial } from '../trial/use-trial.ts';

type DeleteGroupProps = {
  /** What would change without the group. */
  trial: Pick<ReturnType<typeof useTrial>, 'tried' | 'isTrying'>;
  /** Tries it again, where nobody could tell. */
  onTry: () => void;
  onDelete: () => Promise<Result<unknown>>;
  onClose: () => void;
  onDeleted: () => void;
};

/** Shows what would change, asks, deletes, and says why when it could not. */
export function DeleteGroup({
  trial: { tried, isTrying },
  onTry,
  onDelete,
  onClose,
  onDeleted,
}: DeleteGroupProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const result = tried?.result;
  const hasFailed = refusal ?? result?.ok === false;

  async function remove() {
    setDeleting(true);
    const deleted = await onDelete();
    if (deleted.ok) return onDeleted();
    setDeleting(false);
    setRefusal(deleted.refusal);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      state={isTrying || isDeleting ? 'working' : refusal ? 'failed' : 'asking'}
      title={t('synonyms.deleteTitle')}
      description={t('synonyms.deleteWords')}
      message={sentenceOf(refusal)}
      confirmLabel={hasFailed ? t('action.retry') : t('form.delete')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => (result?.ok ? void remove() : onTry())}
    >
      <div role="status">
        {isTrying && <TrialRunning />}
        {result && <TrialResult result={result} query={undefined} />}
      </div>
    </ConfirmDialog>
  );
}
