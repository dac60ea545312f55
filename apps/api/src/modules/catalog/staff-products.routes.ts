import {
  createProduct,
  deleteProduct,
  listStaffProducts,
  restoreProduct,
  updateProduct,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { categoriesRepository } from './categories.repository.ts';
import { productsRepository } from './products.repository.ts';
import { staffProductsRepository } from './staff-products.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress };

/** What staff do with products. Each change is one transaction and makes a new version. */
export default async function staffProductsRoutes(
  app: FastifyInstance,
  { db, photoAddress }: Options,
) {
  app.implement(listStaffProducts, ({ query }) =>
    staffProductsRepository(db).list(query, photoAddress),
  );

  app.implement(createProduct, ({ body }) =>
    db.transaction(async (tx) => {
      await categoriesRepository(tx, photoAddress).hold(body.categoryId);
      const id = await staffProductsRepository(tx).create(body);
      return productsRepository(tx, photoAddress).get(id);
    }),
  );

  app.implement(updateProduct, ({ params: { id }, body: { seenVersion, ...change } }) =>
    db.transaction(async (tx) => {
      const products = staffProductsRepository(tx);

      const version = await products.lockVersion(id);
      if (seenVersion && seenVersion !== version) throw new Problem('product.changed');
      if (change.categoryId) await categoriesRepository(tx, photoAddress).hold(change.categoryId);

      await products.change(id, change);
      return productsRepository(tx, photoAddress).get(id);
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
