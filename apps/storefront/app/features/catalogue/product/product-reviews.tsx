import type { PageMeta, Product, Review } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, Pagination, RatingStars, Text } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { usePaginationLabels } from '../../../components/use-pagination-labels.ts';
import styles from './product-reviews.module.css';
import { RatingForm } from './rating-form.tsx';
import { reviewsHref } from './reviews-href.ts';

type ProductReviewsProps = {
  product: Product;
  /** Null when they could not be had. */
  reviews: { data: Review[]; meta: PageMeta } | null;
};

export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { t } = useTranslation();
  const { decimal } = useLocale();
  const titleId = useId();
  const { averageRating, ratingsCount } = product.rating;

  return (
    <section id="reviews" className={styles.root} aria-labelledby={titleId}>
      <div>
        <Heading level={2} id={titleId}>
          {t('rating.title')}
        </Heading>
        {ratingsCount > 0 && (
          <div className={styles.score}>
            <b aria-hidden="true">
              <bdi>{decimal(averageRating)}</bdi>
            </b>
            <RatingStars
              value={averageRating}
              label={t('rating.of5', { rating: decimal(averageRating) })}
            />
          </div>
        )}
        <Text tone="muted" size="sm">
          {ratingsCount > 0 ? t('rating.from', { count: ratingsCount }) : t('rating.none')}
        </Text>
        <RatingForm productId={product.id} />
      </div>
      <div>
        {reviews ? (
          <Reviews product={product} reviews={reviews} />
        ) : (
          <Text tone="muted" role="status">
            {t('rating.failed')}
          </Text>
        )}
      </div>
    </section>
  );
}

type ReviewsProps = { product: Product; reviews: { data: Review[]; meta: PageMeta } };

function Reviews({ product, reviews: { data, meta } }: ReviewsProps) {
  const { number } = useLocale();
  const labels = usePaginationLabels();
  const [params] = useSearchParams();

  return (
    <>
      {data.map((review) => (
        <ReviewArticle key={review.id} review={review} />
      ))}
      <Pagination
        className={styles.pages}
        page={meta.page}
        pageCount={meta.pageCount}
        hrefOf={(page) => reviewsHref(product.id, params, page)}
        format={number}
        labels={labels}
      />
    </>
  );
}

function ReviewArticle({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { date, number } = useLocale();
  const { userName, rating, comment, createdAt } = review;
  const language = /\p{Script=Arabic}/u.test(comment) ? 'ar' : 'en';

  return (
    <article className={styles.review}>
      <header>
        <b>
          <bdi>{userName}</bdi>
        </b>
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </header>
      <RatingStars value={rating} label={t('rating.of5', { rating: number(rating) })} />
      {comment && (
        <p>
          <bdi lang={language}>{comment}</bdi>
        </p>
      )}
    </article>
  );
}
