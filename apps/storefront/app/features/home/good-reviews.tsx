import type { GoodReview, Product } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { joinAddress, languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { CircleCheckIcon, Container, Heading, Link, RatingStars } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './good-reviews.module.css';

/** What customers together think of the shop, with its words, which the server has made. */
export type ShopRating = Product['rating'] & { words: string };

type GoodReviewsProps = { reviews: readonly GoodReview[]; rating: ShopRating | null };

/** What customers say of pieces that they like. */
export function GoodReviews({ reviews, rating }: GoodReviewsProps) {
  const { t } = useTranslation();
  const { decimal } = useLocale();

  return (
    <Container as="section" className={styles.root} aria-label={t('home.reviews')}>
      <div className={styles.head}>
        <Heading level={2}>{t('home.reviews')}</Heading>
        {rating && (
          <RatingStars
            value={rating.averageRating}
            label={t('rating.read', {
              average: decimal(rating.averageRating),
              count: rating.ratingsCount,
            })}
          >
            {rating.words}
          </RatingStars>
        )}
      </div>
      <div className={styles.row}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </div>
    </Container>
  );
}

type ReviewProps = { review: GoodReview };

function Review({ review }: ReviewProps) {
  const { userName, rating, comment, isVerified, governorate, product } = review;
  const { t } = useTranslation();
  const { local, locale, number } = useLocale();
  const author = governorate ? [userName, local(governorate, 'name')] : [userName];

  return (
    <figure className={styles.review}>
      <RatingStars value={rating} label={t('rating.of5', { rating: number(rating) })} />
      <blockquote>
        <bdi lang={languageOfText(comment)}>{comment}</bdi>
      </blockquote>
      <figcaption>
        <ProductPhoto photo={product.photo} alt="" sizes="3rem" />
        <Link href={productPath(product.id, local(product, 'name'))}>{local(product, 'name')}</Link>
        <span className={styles.author}>
          <bdi>{joinAddress(author, locale)}</bdi>
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
