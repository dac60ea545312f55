import {
  findGovernorate,
  type GoodReview,
  OrderStatus,
  type Product,
} from '@craftsandore/contract';
import { languageOfText, type Locale } from '@craftsandore/i18n';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { isKept } from '../../db/kept-line.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { ratings } from '../../db/schema/ratings.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { findProducts } from '../catalogue/products.ts';
import { isCounted, isShown, selectReviews, toReviewText, type ReviewRow } from './reviews.ts';

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
): Promise<{ data: GoodReview[]; meta: Product['rating'] }> {
  const meta = await ratingOfShop(db);
  const recent = await selectReviews(db)
    .innerJoin(products, eq(products.id, ratings.productId))
    .where(and(isGood, isShown, isCounted, productInShop))
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(recentReviews);
  const chosen = chooseReviews(recent, language);
  if (chosen.length === 0) return { data: [], meta };

  const governorates = await governoratesOf(db, chosen);
  const rated = await findProducts(
    db,
    photoUrls,
    chosen.map(({ rating }) => rating.productId),
  );
  const data = chosen.flatMap((row) => {
    const product = rated.find(({ id }) => id === row.rating.productId);
    if (!product) return []; // It has left the shop meanwhile.
    const { id, name, nameAr, productDesigns } = product;
    const photo = productDesigns[0]?.photos[0] ?? null;
    const governorate = governorates.get(row.rating.id) ?? null;
    return [{ ...toReviewText(row), governorate, product: { id, name, nameAr, photo } }];
  });
  return { data, meta };
}

/** What all customers together think of what is in the shop. */
async function ratingOfShop(db: Database): Promise<Product['rating']> {
  const { stars, ratings: count } = productCounts;
  const [row] = await db
    .select({
      averageRating: sql<number>`round(sum(${stars}) / nullif(sum(${count}), 0), 2)`.mapWith(
        Number,
      ),
      ratingsCount: sql<number>`sum(${count})`.mapWith(Number),
    })
    .from(productCounts);
  return { averageRating: row?.averageRating ?? 0, ratingsCount: row?.ratingsCount ?? 0 };
}

/** By review, where the last order went in which it was delivered to its author. */
async function governoratesOf(db: Database, reviews: ReviewRow[]) {
  const ids = reviews.filter(({ isVerified }) => isVerified).map(({ rating }) => rating.id);
  if (ids.length === 0) return new Map<number, Governorate>();
  const rows = await db
    .selectDistinctOn([ratings.id], { id: ratings.id, code: orders.governorateCode })
    .from(ratings)
    .innerJoin(orders, eq(orders.userId, ratings.userId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        inArray(ratings.id, ids),
        eq(orderLines.productId, ratings.productId),
        eq(orders.statusId, OrderStatus.delivered),
        isKept,
      ),
    )
    .orderBy(ratings.id, desc(orders.id));
  return new Map(rows.map(({ id, code }) => [id, findGovernorate(code)]));
}

type Governorate = ReturnType<typeof findGovernorate>;

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
