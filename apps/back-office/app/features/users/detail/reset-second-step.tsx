import type { Result } from '@craftsandore/api-client';
import { TextArea } from '@craftsandore/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';

type ResetSecondStepProps = {
  name: string;
  onReset: (reason: string) => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Removes what a colleague has lost, for a reason that is kept. */
export function ResetSecondStep({ name, onReset, onClose }: ResetSecondStepProps) {
  const { t } = useTranslation();
  const { run, isPending, refusal } = useOneCall();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });

  async function reset(reason: string) {
    const result = await run(() => onReset(reason.trim()));
    if (result?.ok) onClose();
  }

  return (
    <FormDialog
      {...{ isPending, refusal, onClose }}
      title={t('staffAccount.resetSecondStepQuestion', { name })}
      description={t('staffAccount.resetSecondStepWords')}
      submit={{ label: t('staffAccount.resetSecondStepConfirm'), variant: 'danger' }}
      onSubmit={(event) => void handleSubmit(({ reason }) => reset(reason))(event)}
    >
      <TextArea
        {...register('reason', {
          validate: (reason) => Boolean(reason.trim()) || t('staffAccount.reasonMissing'),
        })}
        label={t('staffAccount.reason')}
        hint={t('staffAccount.reasonHint')}
        dir="auto"
        rows={2}
        maxLength={500}
        readOnly={isPending}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
