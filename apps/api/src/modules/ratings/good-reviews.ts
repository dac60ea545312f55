import type { GoodReview } from '@craftsandore/contract';
import { languageOfText, type Locale } from '@craftsandore/i18n';
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { products } from '../../db/schema/catalogue.ts';
import { ratings } from '../../db/schema/ratings.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { findProducts } from '../catalogue/products.ts';
import { isShown, selectReviews, toReviewText, type ReviewRow } from './reviews.ts';

/** As many as stand in one row. */
const shownReviews = 3;

/** Of so many the best are chosen, so that it costs the same however many there are. */
const recentReviews = 60;

/** Of four stars or more, in as many words as are read in passing. The index `ratings_good` has these numbers. */
const isGood = sql`${ratings.rating} >= 4 and char_length(${ratings.comment}) between 12 and 240`;

/** Recent reviews of products in the shop that were liked. */
export async function findGoodReviews(
  db: Database,
  photoUrls: PhotoUrls,
  language: Locale,
): Promise<GoodReview[]> {
  const recent = await selectReviews(db)
    .innerJoin(products, eq(products.id, ratings.productId))
    .where(and(isGood, isShown, productInShop))
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(recentReviews);
  const chosen = chooseReviews(recent, language);
  if (chosen.length === 0) return [];

  const rated = await findProducts(
    db,
    photoUrls,
    chosen.map(({ rating }) => rating.productId),
  );
  return chosen.flatMap((row) => {
    const product = rated.find(({ id }) => id === row.rating.productId);
    if (!product) return []; // It has left the shop meanwhile.
    const { id, name, nameAr, productDesigns } = product;
    const photo = productDesigns[0]?.photos[0] ?? null;
    return [{ ...toReviewText(row), product: { id, name, nameAr, photo } }];
  });
}

/** One for each product; what the reader understands before what was bought here, this before all stars, then the newest. */
function chooseReviews<Row extends ReviewRow>(recent: Row[], language: Locale): Row[] {
  const rank = ({ rating, isVerified }: Row) =>
    (languageOfText(rating.comment) === language ? 4 : 0) +
    (isVerified ? 2 : 0) +
    (rating.rating === 5 ? 1 : 0);
  const best = recent.toSorted((one, other) => rank(other) - rank(one));
  const ofProducts = Map.groupBy(best, ({ rating }) => rating.productId);
  return [...ofProducts.values()].flatMap(([row]) => row ?? []).slice(0, shownReviews);
}
