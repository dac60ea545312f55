import type { Result } from '@craftsandore/api-client';
import { maxLength, type OwnReview } from '@craftsandore/contract';
import { Button, FormError, Notice, RatingInput, TextArea } from '@craftsandore/ui';
import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { usePlainDraft } from '../../form/use-draft.ts';
import { takeFocus } from '../../hooks/take-focus.ts';
import styles from './review-form.module.css';
import page from './review-page.module.css';

type ReviewFormProps = {
  productId: number;
  /** What the customer has said already. */
  review: OwnReview | null;
  onSaved: () => void;
};

/** A customer's own rating; a second one replaces the first. */
export function ReviewForm({ productId, review, onSaved }: ReviewFormProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const [isMissing, setMissing] = useState(false);
  const [tooLong, setTooLong] = useState<number | null>(null);
  const result = fetcher.data;
  const isSaved = result?.ok === true;
  const draft = usePlainDraft(`rating:${productId}`, { isSent: isSaved });
  const tellSaved = useEffectEvent(onSaved);

  useEffect(() => {
    if (isSaved) tellSaved();
  }, [isSaved]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const isMissing = !fields.has('rating');
    const tooLong = lengthBeyond(String(fields.get('comment')));
    setMissing(isMissing);
    setTooLong(tooLong);
    if (isMissing || tooLong) event.preventDefault();
    if (!isMissing && tooLong) form.querySelector('textarea')?.focus();
  }

  const handleCommentChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    if (tooLong) setTooLong(lengthBeyond(currentTarget.value));
  };

  if (isSaved) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
        {t('review.thanks')}
      </Notice>
    );
  }

  return (
    <>
      {review && <AlreadySaid review={review} />}
      <fetcher.Form
        {...draft}
        method="post"
        action={`/product/${productId}/review`}
        className={styles.root}
        noValidate
        onSubmit={handleSubmit}
      >
        <FormError>
          {isMissing
            ? t('review.required')
            : result &&
              (result.refusal.sentence ??
                t(result.refusal.status === undefined ? 'failure.connection' : 'failure.server'))}
        </FormError>
        <RatingInput
          legend={t('review.yours')}
          name="rating"
          defaultValue={review?.rating}
          labels={[
            t('rating.stars', { count: 1 }),
            t('rating.stars', { count: 2 }),
            t('rating.stars', { count: 3 }),
            t('rating.stars', { count: 4 }),
            t('rating.stars', { count: 5 }),
          ]}
        />
        <TextArea
          name="comment"
          label={t('review.comment')}
          rows={5}
          dir="auto"
          defaultValue={review?.comment}
          error={tooLong && t('text.tooLong', { length: tooLong, count: maxLength.ratingComment })}
          onChange={handleCommentChange}
        />
        <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
          {t('review.send')}
        </Button>
      </fetcher.Form>
    </>
  );
}

/** How long a comment is that is too long. */
function lengthBeyond(comment: string): number | null {
  const { length } = comment.trim();
  return length > maxLength.ratingComment ? length : null;
}

function AlreadySaid({ review: { isHidden, createdAt } }: { review: OwnReview }) {
  const { t } = useTranslation();
  const { date } = useLocale();

  return isHidden ? (
    <Notice tone="warning">{t('review.hidden')}</Notice>
  ) : (
    <p className={page.said}>{t('review.said', { date: date(createdAt) })}</p>
  );
}
