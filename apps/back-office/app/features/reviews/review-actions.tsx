import type { StaffReview } from '@craftsandore/contract';
import { Button, CheckIcon, EyeIcon, EyeOffIcon, MessageCircleIcon } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerForm } from './answer-form.tsx';
import type { ReviewCalls } from './review-calls.ts';
import styles from './reviews.module.css';

type ReviewActionsProps = { review: StaffReview } & Pick<ReviewCalls, 'onModerate'>;

/** Answers a review, takes it off the page, or has done with reports of it. */
export function ReviewActions({ review, onModerate }: ReviewActionsProps) {
  const { t } = useTranslation();
  const [isAnswering, setAnswering] = useState(false);
  const [isPending, setPending] = useState(false);
  const { userName: name, isHidden, reportsCount, answer } = review;

  async function change(wanted: Parameters<typeof onModerate>[1]) {
    if (isPending) return;
    setPending(true);
    await onModerate(review, wanted);
    setPending(false);
  }

  if (isAnswering) {
    return (
      <AnswerForm
        review={review}
        onAnswer={(answer, seen) => onModerate(seen, { answer })}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="secondary"
        iconBefore={<MessageCircleIcon />}
        aria-label={t(answer ? 'reviews.changeAnswerTo' : 'reviews.answerTo', { name })}
        onClick={() => setAnswering(true)}
      >
        {t(answer ? 'reviews.changeAnswer' : 'reviews.answer')}
      </Button>
      {reportsCount > 0 && (
        <Button
          size="sm"
          variant="secondary"
          iconBefore={<CheckIcon />}
          loading={isPending}
          aria-label={t('reviews.keepOf', { name })}
          onClick={() => void change({ isLookedAt: true })}
        >
          {t('reviews.keep')}
        </Button>
      )}
      <Button
        size="sm"
        variant={isHidden ? 'secondary' : 'danger-quiet'}
        iconBefore={isHidden ? <EyeIcon /> : <EyeOffIcon />}
        loading={isPending}
        aria-label={t(isHidden ? 'reviews.showOf' : 'reviews.hideOf', { name })}
        onClick={() => void change({ isHidden: !isHidden })}
      >
        {t(isHidden ? 'reviews.showIt' : 'reviews.hideIt')}
      </Button>
    </div>
  );
}
