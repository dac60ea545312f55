import { sql } from 'drizzle-orm';

import type { Transaction } from '../db/client.ts';
import { products } from '../db/schema/catalogue.ts';
import { ratings, reviewPhotos } from '../db/schema/ratings.ts';
import type { Random } from './random.ts';
import { reviewData } from './sample-data.ts';
import type { SeededDesign } from './seed-catalogue.ts';
import type { SeededPerson } from './seed-people.ts';
import type { PhotoIds } from './seed-photos.ts';
import { daysBefore, hoursAfter } from './times.ts';

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);

/** By customer, the products that they have reviewed. */
export type Reviewed = Map<number, number[]>;

type Sample = {
  designs: SeededDesign[];
  customers: SeededPerson[];
  photo: PhotoIds;
  staffId: number;
};

/** The sample reviews, each by a customer whose name is in the language of the comment. */
export async function seedRatings(
  tx: Transaction,
  random: Random,
  now: Date,
  { designs, customers, photo, staffId }: Sample,
): Promise<Reviewed> {
  const reviewed: Reviewed = new Map();
  const ofProducts = Map.groupBy(reviewData, ({ product }) => product);

  for (const [key, reviews] of ofProducts) {
    const productId = designs.find(({ productKey }) => productKey === key)?.line.productId;
    if (!productId) throw new Error(`There is a review of ${key}, which is not in the catalogue`);
    const left = random.sample(customers, customers.length);

    for (const { rating, comment, answer, photos = [] } of reviews) {
      const fits = ({ name }: SeededPerson) => !comment || isArabic(name) === isArabic(comment);
      const [author] = left.splice(Math.max(0, left.findIndex(fits)), 1);
      if (!author) throw new Error(`There are more reviews of ${key} than customers`);
      const createdAt = daysBefore(now, random.between(1, 85));
      const answered = answer && {
        answer,
        answeredAt: hoursAfter(createdAt, 9),
        answeredBy: staffId,
      };
      const [row] = await tx
        .insert(ratings)
        .values({ userId: author.id, productId, rating, comment, createdAt, ...answered })
        .returning();
      const ratingId = row?.id ?? 0;
      if (photos.length > 0) {
        await tx
          .insert(reviewPhotos)
          .values(
            photos.map((name) => ({ ratingId, photoId: photo.of(name), state: 'shown' as const })),
          );
      }
      reviewed.set(author.id, [...(reviewed.get(author.id) ?? []), productId]);
    }
  }

  await tx.execute(sql`
    update ${products} set
      ratings_count = given.count,
      average_rating = given.average
    from (
      select product_id, count(*)::int as count, round(avg(rating), 2) as average
      from ${ratings} group by product_id
    ) as given
    where ${products.id} = given.product_id`);
  return reviewed;
}
