import {
  archiveProduct,
  createProduct,
  deleteProduct,
  hideProduct,
  restoreProduct,
  updateProduct,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aCategory } from '../../../test/support/builders.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { productCounts, products } from '../../db/schema/catalogue.ts';

const { db, signedIn } = await testApi();
const { call } = await signedIn(Role.Admin);

test('products come, move, go and come back at once, and the counts agree with them', async () => {
  const categoryIds = [(await aCategory(db)).id, (await aCategory(db)).id];
  const categoryOf = (turn: number) => categoryIds[turn % 2] ?? 0;
  const create = (turn: number) =>
    call(createProduct, {
      body: { name: 'Bowl', nameAr: 'سلطانية', price: 1, weight: 1, categoryId: categoryOf(turn) },
    });
  const made = await Promise.all([0, 1, 2, 3, 4].map(create));

  const responses = await Promise.allSettled(
    Array.from({ length: 100 }, (_, turn) => {
      const params = { id: made[(turn >> 2) % made.length]?.id ?? 0 };
      const body = { categoryId: categoryOf(turn >> 3) };
      const acts = [
        () => create(turn >> 2),
        () => call(updateProduct, { params, body }),
        () => call(deleteProduct, { params }),
        () => call(restoreProduct, { params }),
        () =>
          db
            .update(products)
            .set({ isPublished: true, archivedAt: null })
            .where(eq(products.id, params.id)),
        () => call(hideProduct, { params }),
        () => call(archiveProduct, { params }),
        () =>
          db
            .update(products)
            .set({ averageRating: (turn % 9) / 2 + 1, ratingsCount: turn })
            .where(eq(products.id, params.id)),
      ];
      return acts[turn % acts.length]?.();
    }),
  );

  for (const response of responses) {
    // Gone, or back already: somebody was quicker.
    if (response.status === 'rejected') {
      expect(response.reason).toMatchObject({ code: 'product.not_found' });
    }
  }
  const real = await db
    .select({
      categoryId: products.categoryId,
      inShop: sql<number>`(count(*) filter (where ${productInShop}))::int`,
      drafts: sql<number>`(count(*) filter (where ${products.deletedAt} is null and not ${products.isPublished} and ${products.archivedAt} is null))::int`,
      archived: sql<number>`(count(*) filter (where ${products.deletedAt} is null and ${products.archivedAt} is not null))::int`,
      removed: count(products.deletedAt),
      ratings: sql<number>`coalesce(sum(${products.ratingsCount}) filter (where ${productInShop}), 0)::int`,
      stars:
        sql`coalesce(sum(${products.averageRating} * ${products.ratingsCount}) filter (where ${productInShop}), 0)`.mapWith(
          Number,
        ),
    })
    .from(products)
    .groupBy(products.categoryId)
    .orderBy(products.categoryId);
  expect(await db.select().from(productCounts).orderBy(productCounts.categoryId)).toEqual(real);
});
