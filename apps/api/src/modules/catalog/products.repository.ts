import {
  piastres,
  type Product,
  type ProductPage,
  type ProductQuery,
} from '@craftsandore/contract';
import { and, asc, desc, eq, exists, gt, gte, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { categories, productDesigns, products } from '../../db/schema/catalog.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { designsOfProducts } from './designs.ts';
import { matching } from './search.ts';

const dearest = 2_147_483_647; // PostgreSQL's integer

const inShop = isNull(products.deletedAt);

const orders = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-up': [asc(products.price), asc(products.id)],
  'price-down': [desc(products.price), desc(products.id)],
  'best-rated': [desc(products.averageRating), desc(products.ratingsCount), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
} satisfies Record<NonNullable<ProductQuery['sort']>, unknown>;

export function productsRepository(db: Database, address: PhotoAddress) {
  const select = () =>
    db
      .select({ product: products, category: { name: categories.name, nameAr: categories.nameAr } })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId));

  type Row = Awaited<ReturnType<typeof select>>[number];

  async function toProducts(rows: Row[]): Promise<Product[]> {
    const ids = rows.map(({ product }) => product.id);
    const designs = await designsOfProducts(db, address, ids);

    return rows.map(({ product, category }) => ({
      ...product,
      price: piastres(product.price),
      weight: product.weightInKilograms,
      category,
      productDesigns: designs.get(product.id) ?? [],
      rating: { averageRating: product.averageRating, ratingsCount: product.ratingsCount },
    }));
  }

  const available = exists(
    db
      .select({ one: sql`1` })
      .from(productDesigns)
      .where(
        and(
          eq(productDesigns.productId, products.id),
          isNull(productDesigns.deletedAt),
          gt(productDesigns.stock, 0),
        ),
      ),
  );

  function wanted({ query, categoryIds, inStock, minPrice, maxPrice }: ProductQuery) {
    return and(
      inShop,
      query ? matching(query) : undefined,
      categoryIds ? eq(products.categoryId, categoryIds) : undefined,
      inStock ? available : undefined,
      minPrice === undefined ? undefined : gte(products.price, fromPounds(minPrice)),
      maxPrice === undefined ? undefined : lte(products.price, fromPounds(maxPrice)),
    );
  }

  return {
    /** As many statements for a hundred products as for one. */
    async list(query: ProductQuery): Promise<ProductPage> {
      const { page, perPage, sort = 'newest' } = query;
      const where = wanted(query);
      const [totalCount, rows] = await Promise.all([
        db.$count(products, where),
        select()
          .where(where)
          .orderBy(...orders[sort])
          .limit(perPage)
          .offset((page - 1) * perPage),
      ]);
      return { products: await toProducts(rows), totalCount, perPage };
    },

    async find(id: number): Promise<Product | undefined> {
      const [product] = await toProducts(await select().where(and(eq(products.id, id), inShop)));
      return product;
    },
  };
}

const fromPounds = (pounds: number) => Math.min(Math.round(pounds * 100), dearest);
