import type { Review } from '@craftsandore/contract';
import { languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { CircleCheckIcon, RatingStars } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { attemptCall } from '../../../session/attempt-call.ts';
import { useStorefront } from '../../../session/context.ts';
import styles from './review-article.module.css';
import { ReviewPhotos } from './review-photos.tsx';

/** What one customer says, and what the shop answered. */
export function ReviewArticle({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { date, number } = useLocale();
  const { id, userName, rating, comment, createdAt, isVerified, photos, answer } = review;

  return (
    <article className={styles.root}>
      <header>
        <b>
          <bdi>{userName}</bdi>
          {isVerified && (
            <span className={styles.verified}>
              <CircleCheckIcon />
              {t('rating.verified')}
            </span>
          )}
        </b>
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </header>
      <RatingStars value={rating} label={t('rating.of5', { rating: number(rating) })} />
      {comment && (
        <p>
          <bdi lang={languageOfText(comment)}>{comment}</bdi>
        </p>
      )}
      {photos.length > 0 && <ReviewPhotos photos={photos} />}
      {answer && (
        <div className={styles.answer}>
          <b>{t('rating.answer')}</b>
          <p>
            <bdi lang={languageOfText(answer.text)}>{answer.text}</bdi>
          </p>
        </div>
      )}
      <ReportButton reviewId={id} />
    </article>
  );
}

/** Asks staff to look at a review, once. */
function ReportButton({ reviewId }: { reviewId: number }) {
  const { t } = useTranslation();
  const { api } = useStorefront();
  const [state, setState] = useState<'unreported' | 'reported' | 'failed'>('unreported');

  async function handleReport() {
    const reported = await attemptCall(({ reportReview }) =>
      api(reportReview, { params: { id: reviewId } }),
    );
    setState(reported.ok ? 'reported' : 'failed');
  }

  return (
    <p className={styles.report} role={state === 'unreported' ? undefined : 'status'}>
      {state === 'reported' && t('rating.reported')}
      {state === 'failed' && t('failure.connection')}
      {state !== 'reported' && (
        <button type="button" onClick={() => void handleReport()}>
          {t('rating.report')}
        </button>
      )}
    </p>
  );
}
