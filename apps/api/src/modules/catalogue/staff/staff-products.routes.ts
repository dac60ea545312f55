import {
  archiveProduct,
  copyProduct,
  createProduct,
  deleteProduct,
  getStaffProduct,
  hideProduct,
  listStaffProducts,
  publishProduct,
  restoreProduct,
  scheduleProduct,
  updateProduct,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import type { WithLexicon } from '../../search/language/lexicon-in-memory.ts';
import { copyProduct as makeCopy } from './copy-product.ts';
import { archive, hide, publish, schedule } from './publishing.ts';
import { addProduct, bringBackProduct, saveProduct } from './save-product.ts';
import {
  findStaffProducts,
  getProductOfStaff,
  removeProduct,
  searchStaffProducts,
} from './staff-products.ts';

type Options = { db: Database; photoUrls: PhotoUrls; withLexicon: WithLexicon };

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
    db.transaction((tx) => addProduct(tx, photoUrls, body)),
  );

  app.implement(copyProduct, ({ params }, { actor, key }) =>
    db.transaction(async (tx) => ({
      id: await makeCopy(tx, { ...params, staffId: actor.id, key }),
    })),
  );

  app.implement(updateProduct, ({ params, body }) =>
    db.transaction((tx) => saveProduct(tx, photoUrls, { ...params, ...body })),
  );

  app.implement(getStaffProduct, ({ params }) => getProductOfStaff(db, photoUrls, params.id));

  app.implement(publishProduct, async ({ params }) => {
    await db.transaction((tx) => publish(tx, params.id));
    return null;
  });

  app.implement(hideProduct, async ({ params }) => {
    await db.transaction((tx) => hide(tx, params.id));
    return null;
  });

  app.implement(scheduleProduct, async ({ params, body }) => {
    const times = { publishAt: new Date(body.publishAt), now: new Date() };
    await db.transaction((tx) => schedule(tx, params.id, times));
    return null;
  });

  app.implement(archiveProduct, async ({ params }) => {
    await db.transaction((tx) => archive(tx, params.id, new Date()));
    return null;
  });

  app.implement(deleteProduct, async ({ params }) => {
    await db.transaction((tx) => removeProduct(tx, params.id));
    return null;
  });

  app.implement(restoreProduct, async ({ params }) => {
    await db.transaction((tx) => bringBackProduct(tx, params.id));
    return null;
  });
}
