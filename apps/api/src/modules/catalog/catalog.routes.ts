import { getProduct, listCategories, listProducts } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { categoriesRepository } from './categories.repository.ts';
import { productsRepository } from './products.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress };

/** What everybody may see of the shop's goods. */
export default async function catalogRoutes(app: FastifyInstance, { db, photoAddress }: Options) {
  const products = productsRepository(db, photoAddress);
  const categories = categoriesRepository(db, photoAddress);

  app.publish(listProducts, ({ query }) => products.list(query));

  app.publish(getProduct, ({ params }) => products.get(params.id));

  app.publish(listCategories, () => categories.list());
}
