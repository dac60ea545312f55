import {
  createCategory,
  deleteCategory,
  listStaffCategories,
  sortCategories,
  updateCategory,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { getCategory } from '../categories.ts';
import {
  changeCategory,
  countProductsOf,
  findStaffCategories,
  insertCategory,
  lockCategory,
  removeCategory,
  sortAllCategories,
} from './staff-categories.ts';

type Options = { db: Database; photoUrls: PhotoUrls; keepPhoto: KeepPhoto };

export default async function staffCategoriesRoutes(
  app: FastifyInstance,
  { db, photoUrls, keepPhoto }: Options,
) {
  app.implement(listStaffCategories, () => findStaffCategories(db, photoUrls));

  app.implement(createCategory, ({ body, file }) =>
    keepPhoto(file, createCategory.file.atLeast, async (tx, { id: photoId }) => {
      const id = await insertCategory(tx, { ...body, photoId });
      return getCategory(tx, photoUrls, id);
    }),
  );

  app.implement(updateCategory, ({ params: { id }, body, file }) => {
    const change = async (tx: Transaction, photoId?: number) => {
      await changeCategory(tx, id, { ...body, photoId });
      return getCategory(tx, photoUrls, id);
    };
    if (!file) return db.transaction(change);
    return keepPhoto(file, updateCategory.file.atLeast, (tx, photo) => change(tx, photo.id));
  });

  app.implement(sortCategories, ({ body }) =>
    db
      .transaction((tx) => sortAllCategories(tx, body))
      .then(() => findStaffCategories(db, photoUrls))
      .catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'category.order_changed') throw error;
        throw new Problem(error.code, { current: await findStaffCategories(db, photoUrls) });
      }),
  );

  app.implement(deleteCategory, ({ params: { id } }) =>
    db.transaction(async (tx) => {
      await lockCategory(tx, id);
      const count = await countProductsOf(tx, id);
      if (count > 0) throw new Problem('category.not_empty', { values: { count } });

      await removeCategory(tx, id);
      return null;
    }),
  );
}
