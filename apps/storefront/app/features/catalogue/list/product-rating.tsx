import type { Product } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { RatingStars } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type ProductRatingProps = { rating: Product['rating']; compact?: boolean };

/** What customers think of a product; nothing while nobody has rated it. */
export function ProductRating({ rating, compact = false }: ProductRatingProps) {
  const { t } = useTranslation();
  const { number, decimal } = useLocale();
  const { averageRating, ratingsCount } = rating;

  return (
    <RatingStars
      compact={compact}
      value={averageRating}
      label={t('rating.read', { count: ratingsCount, average: decimal(averageRating) })}
    >
      {decimal(averageRating)} ({number(ratingsCount)})
    </RatingStars>
  );
}
