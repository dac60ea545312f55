import { useLocale } from '@craftsandore/i18n/react';
import { useState } from 'react';

import type { Refusal } from '../../refusal.ts';
import { ConfirmDialog } from '../../shell/later-dialogs.tsx';
import { TrialResult } from './trial-result.tsx';
import { TrialRunning } from './trial-running.tsx';
import type { useTrial } from './use-trial.ts';

type DeleteGroupProps = {
  /** What would change without the group. */
  trial: Pick<ReturnType<typeof useTrial>, 'tried' | 'isTrying'>;
  /** Tries it again, where nobody could tell. */
  onTry: () => void;
  onDelete: () => Promise<Refusal | undefined>;
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
  const { t } = useLocale();
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const outcome = tried?.outcome;
  const hasFailed = refusal ?? outcome?.answer === null;

  async function remove() {
    setDeleting(true);
    const refused = await onDelete();
    if (!refused) return onDeleted();
    setDeleting(false);
    setRefusal(refused);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      state={isTrying || isDeleting ? 'working' : refusal ? 'failed' : 'asking'}
      title={t('synonyms.deleteTitle')}
      description={t('synonyms.deleteWords')}
      message={refusal?.sentence ?? t('failure.connection')}
      confirmLabel={hasFailed ? t('action.retry') : t('form.delete')}
      cancelLabel={t('action.cancel')}
      onConfirm={() => (outcome?.answer ? void remove() : onTry())}
    >
      <div role="status">
        {isTrying && <TrialRunning />}
        {outcome && <TrialResult outcome={outcome} query={undefined} />}
      </div>
    </ConfirmDialog>
  );
}
