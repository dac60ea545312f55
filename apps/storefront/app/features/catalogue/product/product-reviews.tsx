import type { Product, Review, ReviewsMeta } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Anchor,
  ButtonLink,
  Heading,
  Pagination,
  RatingStars,
  Text,
  VisuallyHidden,
} from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { usePaginationLabels } from '../../../components/use-pagination-labels.ts';
import chips from '../list/filter-chips.module.css';
import styles from './product-reviews.module.css';
import { ReviewArticle } from './review-article.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { reviewsHref, reviewsWanted } from './reviews-href.ts';

type ProductReviewsProps = {
  product: Product;
  /** Null when they could not be had. */
  reviews: { data: Review[]; meta: ReviewsMeta } | null;
};

/** What customers say of a product, in figures and in words. */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { t } = useTranslation();
  const { decimal } = useLocale();
  const titleId = useId();
  const { averageRating, ratingsCount } = product.rating;
  const summary = reviews?.meta.summary;

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
          {ratingsCount > 0
            ? t('rating.from', { count: ratingsCount })
            : !reviews?.data[0] && t('rating.none')}
          {summary &&
            summary.verifiedCount > 0 &&
            t('rating.verifiedOf', { count: summary.verifiedCount })}
        </Text>
        {summary && ratingsCount > 0 && <Distribution counts={summary.counts} />}
        {summary?.photos[0] && (
          <>
            <Heading level={3} size="h4">
              {t('rating.homes')}
            </Heading>
            <ReviewPhotos photos={summary.photos} />
          </>
        )}
        <ButtonLink
          variant="secondary"
          className={styles.write}
          href={`/product/${product.id}/review`}
        >
          {t('rating.write')}
        </ButtonLink>
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

/** How many gave five stars, four … one; each leads to those. */
function Distribution({ counts }: { counts: number[] }) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const [params] = useSearchParams();
  const wanted = reviewsWanted(params);
  const sum = counts.reduce((one, other) => one + other, 0);

  return (
    <ul className={styles.distribution}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const words = t('rating.stars', { count: stars });
        const share = `${(100 * count) / Math.max(1, sum)}%`;
        return (
          <li key={stars}>
            <Anchor
              href={reviewsHref(params, { ...wanted, stars })}
              aria-current={wanted.stars === stars || undefined}
            >
              <span>
                {words}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              <span className={styles.meter}>
                <span style={{ inlineSize: share }} />
              </span>
              <span>{number(count)}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

type ReviewsProps = { product: Product; reviews: { data: Review[]; meta: ReviewsMeta } };

function Reviews({ product, reviews: { data, meta } }: ReviewsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const labels = usePaginationLabels();
  const [params] = useSearchParams();
  const wanted = reviewsWanted(params);
  const hrefOf = (some: Parameters<typeof reviewsHref>[1]) =>
    reviewsHref(params, { ...wanted, ...some });

  return (
    <>
      {meta.summary.photos.length + (wanted.stars ?? 0) > 0 && (
        <div className={chips.root}>
          {wanted.stars && (
            <Anchor className={chips.chip} href={hrefOf({ stars: undefined })}>
              {t('rating.stars', { count: wanted.stars })}
              <span aria-hidden="true"> ×</span>
            </Anchor>
          )}
          {meta.summary.photos[0] && (
            <Anchor
              className={chips.chip}
              href={hrefOf({ withPhotos: !wanted.withPhotos })}
              aria-current={wanted.withPhotos || undefined}
            >
              {t('rating.withPhotos')}
            </Anchor>
          )}
        </div>
      )}
      {data.length === 0 && meta.totalCount < product.rating.ratingsCount && (
        <Text tone="muted" role="status">
          {t('rating.noneSuch')}
        </Text>
      )}
      {data.map((review) => (
        <ReviewArticle key={review.id} review={review} />
      ))}
      <Pagination
        className={styles.pages}
        page={meta.page}
        pageCount={meta.pageCount}
        hrefOf={(page) => hrefOf({ page })}
        format={number}
        labels={labels}
      />
    </>
  );
}
