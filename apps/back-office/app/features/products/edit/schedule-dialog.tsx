import { TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { sentMoment, typedMoment } from '../../../form/egypt-time.ts';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { StatusCalls } from './status-calls.ts';

type ScheduleDialogProps = Pick<StatusCalls, 'onSchedule'> & {
  publishAt: string | null;
  onClose: () => void;
};

/** Asks when a draft is to go into the shop by itself. */
export function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { at: typedMoment(publishAt) },
  });

  async function send({ at }: { at: string }) {
    setPending(true);
    const result = await onSchedule(sentMoment(at));
    setPending(false);
    if (result.ok) onClose();
    else setRefusal(sentenceOf(result.refusal));
  }

  return (
    <FormDialog
      title={t('product.publishLater')}
      description={t('product.publishLaterWords')}
      submit={{ label: t('product.schedule') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <TextField
        {...register('at', {
          required: t('product.momentRequired'),
          validate: (at) => new Date(sentMoment(at)) > new Date() || t('product.momentPast'),
        })}
        type="datetime-local"
        label={t('product.publishAt')}
        hint={t('product.publishAtHint')}
        error={formState.errors.at?.message}
      />
    </FormDialog>
  );
}
