import { createCategory, deleteCategory, updateCategory } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { categoriesRepository } from './categories.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress; keepPhoto: KeepPhoto };

export default async function staffCategoriesRoutes(
  app: FastifyInstance,
  { db, photoAddress, keepPhoto }: Options,
) {
  const categoriesOf = (tx: Transaction) => categoriesRepository(tx, photoAddress);

  app.implement(createCategory, ({ body, file }) =>
    keepPhoto(file, async (tx, { id: photoId }) => {
      const id = await categoriesOf(tx).create({ ...body, photoId });
      return categoriesOf(tx).get(id);
    }),
  );

  app.implement(updateCategory, ({ params: { id }, body, file }) => {
    const change = async (tx: Transaction, photoId?: number) => {
      await categoriesOf(tx).change(id, { ...body, photoId });
      return categoriesOf(tx).get(id);
    };
    return file ? keepPhoto(file, (tx, photo) => change(tx, photo.id)) : db.transaction(change);
  });

  app.implement(deleteCategory, ({ params: { id } }) =>
    db.transaction(async (tx) => {
      const categories = categoriesOf(tx);

      await categories.lock(id);
      const count = await categories.countProducts(id);
      if (count > 0) throw new Problem('category.not_empty', { values: { count } });

      await categories.remove(id);
      return null;
    }),
  );
}
