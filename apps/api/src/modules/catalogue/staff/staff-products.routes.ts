import {
  createProduct,
  deleteProduct,
  listStaffProducts,
  restoreProduct,
  updateProduct,
  type ParsedInput,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { indexProducts } from '../../search/indexing/index-products.ts';
import type { WithLexicon } from '../../search/language/load-lexicon.ts';
import { getProductInShop } from '../products.ts';
import { holdCategory, restoreCategory } from './staff-categories.ts';
import {
  changeProduct,
  findStaffProducts,
  insertProduct,
  lockVersion,
  removeProduct,
  searchStaffProducts,
  undeleteProduct,
} from './staff-products.ts';

type Options = { db: Database; photoUrls: PhotoUrls; withLexicon: WithLexicon };
type Change = ParsedInput<typeof updateProduct>['body'];

/** What staff do with products. Each change is one transaction and makes a new version. */
export default async function staffProductsRoutes(
  app: FastifyInstance,
  { db, photoUrls, withLexicon }: Options,
) {
  app.implement(listStaffProducts, async ({ query }) => {
    if (!query.query) return findStaffProducts(db, photoUrls, query);
    return withLexicon((lexicon) => searchStaffProducts(db, { photoUrls, lexicon, query }));
  });

  app.implement(createProduct, ({ body }) =>
    db.transaction(async (tx) => {
      await holdCategory(tx, body.categoryId);
      const id = await insertProduct(tx, body);
      const product = await getProductInShop(tx, photoUrls, id);
      await indexProducts(tx, [product]);
      return product;
    }),
  );

  app.implement(updateProduct, ({ params: { id }, body: { seenVersion, ...change } }) =>
    db.transaction(async (tx) => {
      const version = await lockVersion(tx, id);
      if (seenVersion && seenVersion !== version) throw new Problem('product.changed');
      if (change.categoryId) await holdCategory(tx, change.categoryId);

      await changeProduct(tx, id, change);
      const product = await getProductInShop(tx, photoUrls, id);
      if (isOfWords(change)) await indexProducts(tx, [product]);
      return product;
    }),
  );

  app.implement(deleteProduct, async ({ params }) => {
    await removeProduct(db, params.id);
    return null;
  });

  app.implement(restoreProduct, ({ params }) =>
    db.transaction(async (tx) => {
      const { categoryId } = await undeleteProduct(tx, params.id);
      // It may have been removed when this product was its last; both come back.
      await restoreCategory(tx, categoryId);
      return null;
    }),
  );
}

/** Whether a change is one that searches have to know. */
const isOfWords = ({ name, nameAr, description, descriptionAr, categoryId }: Change): boolean =>
  [name, nameAr, description, descriptionAr, categoryId].some((field) => field !== undefined);
