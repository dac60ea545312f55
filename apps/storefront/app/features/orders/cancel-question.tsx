import type { Refusal } from '@craftsandore/api-client';
import { ConfirmDialog } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type CancelQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isWorking: boolean;
  refusal: Refusal | null;
  onConfirm: () => Promise<void>;
};

/** The question before an order is cancelled. */
export function CancelQuestion({ isWorking, refusal, onConfirm, ...open }: CancelQuestionProps) {
  const { t } = useTranslation();

  return (
    <ConfirmDialog
      {...open}
      title={t('tracking.cancelQuestion')}
      description={t('tracking.cancelReason')}
      confirmLabel={t('tracking.cancelYes')}
      cancelLabel={t('tracking.cancelNo')}
      onConfirm={() => void onConfirm()}
      state={isWorking ? 'working' : refusal ? 'failed' : 'asking'}
      message={refusal && (refusal.sentence ?? t('tracking.cancelFailed'))}
    />
  );
}
