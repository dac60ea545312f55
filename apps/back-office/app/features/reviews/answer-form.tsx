import type { Result } from '@craftsandore/api-client';
import { maxLength, type StaffReview, text } from '@craftsandore/contract';
import { Button, FormError, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { EditConflictNotice } from '../../form/edit-conflict-notice.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import styles from './reviews.module.css';

type AnswerFormProps = {
  review: StaffReview;
  /** Saves the answer of who has seen this version of the review; null takes it away. */
  onAnswer: (answer: string | null, seen: StaffReview) => Promise<Result<StaffReview>>;
  onClose: () => void;
};

const schema = z.object({ answer: text(maxLength.reviewAnswer) });

/** What the shop answers to a review, for everybody to read. */
export function AnswerForm({ review, onAnswer, onClose }: AnswerFormProps) {
  const { t } = useTranslation();
  const { register, errors, refusal, conflict, isSaving, submitWith, discard } = useEditForm({
    name: `review-${review.id}`,
    kept: review,
    fieldsOf: ({ answer }) => ({ answer: answer?.text ?? '' }),
    schema,
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submitWith(({ answer }, seen) => onAnswer(answer, seen), onClose)}
    >
      <FormError>{!conflict && refusal && (refusal.sentence ?? t('reviews.notSaved'))}</FormError>
      {conflict && (
        <EditConflictNotice conflict={conflict} terms={{ answer: t('reviews.theAnswer') }} />
      )}
      <TextArea
        {...register('answer')}
        label={t('reviews.theAnswer')}
        hint={t('reviews.answerHint')}
        dir="auto"
        rows={4}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        maxLength={maxLength.reviewAnswer}
        readOnly={isSaving}
        error={errors.answer?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={isSaving}>
          {t('reviews.save')}
        </Button>
        {review.answer && (
          <Button
            size="sm"
            variant="danger-quiet"
            disabled={isSaving}
            onClick={() =>
              void onAnswer(null, review).then(({ ok }) => {
                if (ok) onClose();
              })
            }
          >
            {t('reviews.removeAnswer')}
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
