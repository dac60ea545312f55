import { photoUrl, type StaffReview } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Photo, RatingStars, Tag } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../components/typed.tsx';
import { OurAnswer } from './our-answer.tsx';
import type { ReviewCalls } from './review-calls.ts';
import styles from './reviews.module.css';

type ReviewWordsProps = { review: StaffReview } & Pick<ReviewCalls, 'onPhoto'>;

/** What the customer said and showed, and what the shop answered. */
export function ReviewWords({ review, onPhoto }: ReviewWordsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const { rating, userName, comment, isVerified, isHidden, reportsCount, photos, answer } = review;

  return (
    <div className={styles.words}>
      <p className={styles.who}>
        <RatingStars value={rating} label={t('reviews.of5', { rating: number(rating) })} />
        <Typed>{userName}</Typed>
        {isVerified && <Tag tone="success">{t('reviews.verified')}</Tag>}
        {isHidden && <Tag tone="danger">{t('moderation.hidden')}</Tag>}
        {reportsCount > 0 && (
          <Tag tone="warning">{t('reviews.reports', { count: reportsCount })}</Tag>
        )}
      </p>
      {comment && <Typed className={styles.comment}>{comment}</Typed>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, place) => (
            <ReviewPhoto
              key={photo.id}
              photo={photo}
              place={place + 1}
              onDecide={(state) => onPhoto(review, photo.id, state)}
            />
          ))}
        </ul>
      )}
      <OurAnswer answer={answer} />
    </div>
  );
}

type ReviewPhotoProps = {
  photo: StaffReview['photos'][number];
  place: number;
  onDecide: (state: 'shown' | 'hidden') => Promise<unknown>;
};

/** A photo of a customer, as large as it has to be to judge it, and whether everybody sees it. */
function ReviewPhoto({ photo: { photo, state }, place, onDecide }: ReviewPhotoProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  async function decide(wanted: 'shown' | 'hidden') {
    if (isPending) return;
    setPending(true);
    await onDecide(wanted);
    setPending(false);
  }

  return (
    <li>
      <a href={photoUrl(photo, photo.width)} target="_blank" rel="noreferrer">
        <Photo src={photoUrl(photo, 320)} alt={t('reviews.photo', { place })} />
      </a>
      {state !== 'shown' && (
        <Button
          size="sm"
          variant={state === 'waiting' ? 'primary' : 'secondary'}
          loading={isPending}
          aria-label={t('reviews.showPhoto', { place })}
          onClick={() => void decide('shown')}
        >
          {t('moderation.show')}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button
          size="sm"
          variant="quiet"
          loading={isPending}
          aria-label={t('reviews.hidePhoto', { place })}
          onClick={() => void decide('hidden')}
        >
          {t('moderation.hide')}
        </Button>
      )}
    </li>
  );
}
