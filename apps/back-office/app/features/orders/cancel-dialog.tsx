import { type Cancellation, cancelReasons, maxLength } from '@craftsandore/contract';
import { Notice, Select, TextArea } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../form/form-dialog.tsx';

type CancelDialogProps = {
  title: string;
  /** How many pieces go back on sale at once. */
  pieces: number;
  /** How many of the orders are with the courier: their pieces come back by being received. */
  shipped: number;
  isPending: boolean;
  /** Why the last try failed, and what can be done about it. */
  refusal?: ReactNode;
  onCancel: (cancellation: Cancellation) => void;
  onClose: () => void;
};

type Fields = { reason: Cancellation['reason'] | ''; words: string };

/** Asks why, before orders are lost: nothing leaves a cancelled order. */
export function CancelDialog({
  title,
  pieces,
  shipped,
  isPending,
  refusal,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { reason: '', words: '' },
  });
  const { errors } = formState;

  function submit({ reason, words: typed }: Fields) {
    const words = typed.trim();
    if (reason) onCancel({ reason, ...(words && { words }) });
  }

  const description =
    pieces > 0 ? t('cancelling.stock', { count: pieces }) : t('cancelling.noWayBack');

  return (
    <FormDialog
      {...{ title, description, isPending, refusal, onClose }}
      submit={{ label: t('cancelling.confirm'), variant: 'danger' }}
      cancelLabel={t('cancelling.back')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {shipped > 0 && <Notice>{t('cancelling.shipped', { count: shipped })}</Notice>}
      <Select
        {...register('reason', { required: t('cancelling.reasonRequired'), deps: 'words' })}
        label={t('cancelling.reason')}
        hint={t('cancelling.staffOnly')}
        error={errors.reason?.message}
      >
        <option value="">{t('cancelling.choose')}</option>
        {cancelReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`cancelReason.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea
        {...register('words', {
          validate: (words, { reason }) =>
            reason !== 'other' || Boolean(words.trim()) || t('cancelling.wordsRequired'),
        })}
        label={t('cancelling.words')}
        dir="auto"
        rows={2}
        maxLength={maxLength.cancelWords}
        readOnly={isPending}
        error={errors.words?.message}
      />
    </FormDialog>
  );
}
