import { type Facets, piastres, type ProductFilters, woods } from '@craftsandore/contract';
import { and, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { Lexicon } from '../../search/language/lexicon.ts';
import { findIds } from './find-ids.ts';
import { conditionsOf, facetOrder, isInStock, isRated, maxInteger } from './narrowed.ts';

/** Stars that can be asked for. */
const ratings = [4, 3];

type Row = {
  categoryId: number;
  woods: Facets['woods'][number]['wood'][];
  isInStock: boolean;
  stars: number;
  /** Whether its category, woods, stock, rating and price are what is asked. */
  fits: [boolean, boolean, boolean, boolean, boolean];
  count: number;
  lowest: number;
  highest: number;
};

/** One statement, from an index alone: products that are the same to all filters are one row. */
export async function findFacets(db: Database, filters: ProductFilters): Promise<Facets> {
  return facetsOf(await groupsOf(db, filters, undefined));
}

/** Of what a text finds. */
export async function findFacetsOfText(
  db: Database,
  lexicon: Lexicon,
  filters: ProductFilters,
): Promise<Facets> {
  const { ids, isCut } = await findIds(db, lexicon, filters.query ?? '');
  const facets = facetsOf(await groupsOf(db, filters, inArray(products.id, ids)));
  return { ...facets, ...(isCut && { isCut }) };
}

async function groupsOf(
  db: Database,
  filters: ProductFilters,
  found: SQL | undefined,
): Promise<Row[]> {
  const { category, woods, stock, rating, lowest, highest } = conditionsOf(filters);
  const fits = [category, woods, stock, rating, and(lowest, highest)].map(
    (condition) => condition ?? sql`true`,
  );
  const stars = sql`case ${sql.join(
    ratings.map((atLeast) => sql`when ${isRated(atLeast)} then ${sql.raw(String(atLeast))}`),
    sql` `,
  )} else 0 end`;
  // In the order of the index that holds all of it, which PostgreSQL would not see otherwise.
  const inOrder = found
    ? sql``
    : sql`order by ${sql.join(facetOrder, sql`, `)} limit ${sql.raw(String(maxInteger))}`;
  const { rows } = await db.execute<Row>(sql`
    select "categoryId", woods, "isInStock", stars, fits, count(*)::int as count,
      min(price) as lowest, max(price) as highest
    from (
      select ${products.categoryId} as "categoryId", ${products.woods} as woods, ${isInStock} as "isInStock",
        ${stars} as stars, array[${sql.join(fits, sql`, `)}] as fits, ${products.lowestPrice} as price
      from ${products} where ${and(productInShop, found)} ${inOrder}
    ) as fitting
    group by 1, 2, 3, 4, 5`);
  return rows;
}

/** Which place of `fits` a filter has. */
const filter = { category: 0, woods: 1, stock: 2, rating: 3, price: 4 };

function facetsOf(rows: Row[]): Facets {
  /** What fits all filters but one. */
  const beside = (own: number) =>
    rows.filter(({ fits }) => fits.every((isFit, other) => isFit || other === own));
  const countOf = (some: Row[]) => some.reduce((sum, { count }) => sum + count, 0);

  const byCategory = Map.groupBy(beside(filter.category), ({ categoryId }) => categoryId);
  const ofWoods = beside(filter.woods);
  const ofRatings = beside(filter.rating);
  const ofPrices = beside(filter.price);
  return {
    categories: [...byCategory]
      .map(([id, some]) => ({ id, count: countOf(some) }))
      .toSorted((a, b) => a.id - b.id),
    woods: woods
      .map((wood) => ({ wood, count: countOf(ofWoods.filter((row) => row.woods.includes(wood))) }))
      .filter(({ count }) => count > 0),
    inStock: countOf(beside(filter.stock).filter((row) => row.isInStock)),
    ratings: ratings.map((atLeast) => ({
      atLeast,
      count: countOf(ofRatings.filter(({ stars }) => stars >= atLeast)),
    })),
    prices:
      ofPrices.length > 0
        ? {
            from: piastres(Math.min(...ofPrices.map(({ lowest }) => lowest))),
            to: piastres(Math.max(...ofPrices.map(({ highest }) => highest))),
          }
        : null,
  };
}
