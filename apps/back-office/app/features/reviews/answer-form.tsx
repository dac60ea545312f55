import type { Result } from '@craftsandore/api-client';
import { text } from '@craftsandore/contract';
import { Button, FormError, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import styles from './reviews.module.css';

type AnswerFormProps<Kept> = {
  /** The key that the draft is stored under. */
  name: string;
  /** What a customer wrote. */
  kept: Kept;
  maxLength: number;
  hint: string;
  /** "Publish answer" unless it is sent to somebody. */
  submitLabel?: string;
  /** Saves the answer of who has seen this version; null takes it away. */
  onAnswer: (answer: string | null, seen: Kept) => Promise<Result<Kept>>;
  onClose: () => void;
};

/** What the shop answers to a customer. */
export function AnswerForm<Kept extends { answer: { text: string } | null }>({
  name,
  kept,
  maxLength,
  hint,
  submitLabel,
  onAnswer,
  onClose,
}: AnswerFormProps<Kept>) {
  const { t } = useTranslation();
  const { register, errors, refusal, conflict, isSaving, submitWith, discard } = useEditForm({
    name,
    kept,
    fieldsOf: ({ answer }) => ({ answer: answer?.text ?? '' }),
    schema: z.object({ answer: text(maxLength) }),
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submitWith(({ answer }, seen) => onAnswer(answer, seen), onClose)}
    >
      <FormError>
        {!conflict && refusal && (refusal.sentence ?? t('shopAnswer.notSaved'))}
      </FormError>
      {conflict && (
        <EditConflictNotice conflict={conflict} terms={{ answer: t('shopAnswer.label') }} />
      )}
      <TextArea
        {...register('answer')}
        label={t('shopAnswer.label')}
        hint={hint}
        dir="auto"
        rows={4}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        maxLength={maxLength}
        readOnly={isSaving}
        error={errors.answer?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={isSaving}>
          {submitLabel ?? t('shopAnswer.publish')}
        </Button>
        {kept.answer && (
          <Button
            size="sm"
            variant="danger-quiet"
            disabled={isSaving}
            onClick={() =>
              void onAnswer(null, kept).then(({ ok }) => {
                if (ok) onClose();
              })
            }
          >
            {t('shopAnswer.remove')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
