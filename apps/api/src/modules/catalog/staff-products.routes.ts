import {
  createProduct,
  deleteProduct,
  listStaffProducts,
  restoreProduct,
  updateProduct,
  type ParsedInput,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { indexProducts } from '../search/index-products.ts';
import type { WithSearchWords } from '../search/search-words.ts';
import { categoriesRepository } from './categories.repository.ts';
import { productsRepository } from './products.repository.ts';
import { staffProductsRepository } from './staff-products.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress; withSearchWords: WithSearchWords };
type Change = ParsedInput<typeof updateProduct>['body'];

/** What staff do with products. Each change is one transaction and makes a new version. */
export default async function staffProductsRoutes(
  app: FastifyInstance,
  { db, photoAddress, withSearchWords }: Options,
) {
  app.implement(listStaffProducts, async ({ query }) => {
    const products = staffProductsRepository(db);
    if (!query.query) return products.list(query, photoAddress);
    return withSearchWords((words) => products.search(words, query, photoAddress));
  });

  app.implement(createProduct, ({ body }) =>
    db.transaction(async (tx) => {
      await categoriesRepository(tx, photoAddress).hold(body.categoryId);
      const id = await staffProductsRepository(tx).create(body);
      const product = await productsRepository(tx, photoAddress).get(id);
      await indexProducts(tx, [product]);
      return product;
    }),
  );

  app.implement(updateProduct, ({ params: { id }, body: { seenVersion, ...change } }) =>
    db.transaction(async (tx) => {
      const products = staffProductsRepository(tx);

      const version = await products.lockVersion(id);
      if (seenVersion && seenVersion !== version) throw new Problem('product.changed');
      if (change.categoryId) await categoriesRepository(tx, photoAddress).hold(change.categoryId);

      await products.change(id, change);
      const product = await productsRepository(tx, photoAddress).get(id);
      if (isOfWords(change)) await indexProducts(tx, [product]);
      return product;
    }),
  );

  app.implement(deleteProduct, async ({ params }) => {
    await staffProductsRepository(db).remove(params.id);
    return null;
  });

  app.implement(restoreProduct, ({ params }) =>
    db.transaction(async (tx) => {
      const { categoryId } = await staffProductsRepository(tx).restore(params.id);
      // It may have been removed when this product was its last; both come back.
      await categoriesRepository(tx, photoAddress).restore(categoryId);
      return null;
    }),
  );
}

/** Whether a change is one that searches have to know. */
const isOfWords = ({ name, nameAr, description, descriptionAr, categoryId }: Change): boolean =>
  [name, nameAr, description, descriptionAr, categoryId].some((field) => field !== undefined);
