import { maxLength, type StaffReview } from '@craftsandore/contract';
import { Button, CheckIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ModerationActions } from './moderation-actions.tsx';
import type { ReviewCalls } from './review-calls.ts';

type ReviewActionsProps = { review: StaffReview } & Pick<ReviewCalls, 'onModerate'>;

/** Answers a review, takes it off the page, or has done with reports of it. */
export function ReviewActions({ review, onModerate }: ReviewActionsProps) {
  const { t } = useTranslation();
  const { id, userName: name, isHidden, reportsCount } = review;

  return (
    <ModerationActions
      kept={review}
      answerForm={{
        name: `review-${id}`,
        maxLength: maxLength.reviewAnswer,
        hint: t('reviews.answerHint'),
      }}
      hideLabel={t(isHidden ? 'reviews.showOf' : 'reviews.hideOf', { name })}
      onModerate={onModerate}
      more={({ isPending, run }) =>
        reportsCount > 0 && (
          <Button
            size="sm"
            variant="secondary"
            iconBefore={<CheckIcon />}
            loading={isPending}
            aria-label={t('reviews.keepOf', { name })}
            onClick={() => run(() => onModerate(review, { isLookedAt: true }))}
          >
            {t('reviews.keep')}
          </Button>
        )
      }
    />
  );
}
