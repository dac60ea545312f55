import type { GoodReview } from '@craftsandore/contract';
import { languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { CircleCheckIcon, Container, Heading, Link, RatingStars } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './good-reviews.module.css';

/** What customers say of pieces that they like. */
export function GoodReviews({ reviews }: { reviews: readonly GoodReview[] }) {
  const { t } = useTranslation();

  return (
    <Container as="section" className={styles.root} aria-label={t('home.reviews')}>
      <Heading level={2}>{t('home.reviews')}</Heading>
      <div className={styles.row}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </div>
    </Container>
  );
}

type ReviewProps = { review: GoodReview };

function Review({ review: { userName, rating, comment, isVerified, product } }: ReviewProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();

  return (
    <figure className={styles.review}>
      <RatingStars value={rating} label={t('rating.of5', { rating: number(rating) })} />
      <blockquote>
        <bdi lang={languageOfText(comment)}>{comment}</bdi>
      </blockquote>
      <figcaption>
        <ProductPhoto photo={product.photo} alt="" sizes="3rem" />
        <Link href={`/product/${product.id}`}>{local(product, 'name')}</Link>
        <span className={styles.author}>
          <bdi>{userName}</bdi>
          {isVerified && (
            <>
              <CircleCheckIcon />
              {t('rating.verified')}
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
