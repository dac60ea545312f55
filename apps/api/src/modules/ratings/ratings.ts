import { pageMeta, type PageQuery, type Review } from '@craftsandore/contract';
import { avg, count, desc, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { ratings } from '../../db/schema/ratings.ts';
import { users } from '../../db/schema/users.ts';
import { reviewerName } from './reviewer-name.ts';

type NewRating = { userId: number; productId: number; rating: number; comment: string };

export async function findReviews(
  db: DatabaseOrTransaction,
  productId: number,
  { page, perPage }: PageQuery,
) {
  const ofProduct = eq(ratings.productId, productId);
  const totalCount = await db.$count(ratings, ofProduct);
  const rows = await db
    .select({ rating: ratings, userName: users.name })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.userId))
    .where(ofProduct)
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

  const data = rows.map(({ rating, userName }) => toReview(rating, userName));
  return { data, meta: pageMeta(page, perPage, totalCount) };
}

/** A customer's second rating of a product replaces the first. */
export async function saveRating(
  tx: Transaction,
  { userId, productId, rating, comment }: NewRating,
) {
  const [row] = await tx
    .insert(ratings)
    .values({ userId, productId, rating, comment })
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.productId],
      set: { rating, comment, createdAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('A rating was written and not returned');
  return row;
}

export async function summarizeRatings(tx: Transaction, productId: number) {
  const [summary] = await tx
    .select({ average: avg(ratings.rating).mapWith(Number), count: count() })
    .from(ratings)
    .where(eq(ratings.productId, productId));
  return { averageRating: summary?.average ?? 0, ratingsCount: summary?.count ?? 0 };
}

export function toReview(row: typeof ratings.$inferSelect, userName: string): Review {
  const { id, rating, comment, createdAt } = row;
  return {
    id,
    userName: reviewerName(userName),
    rating,
    comment,
    createdAt: createdAt.toISOString(),
  };
}
