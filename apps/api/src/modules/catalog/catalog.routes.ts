import {
  getProduct,
  listCategories,
  listProducts,
  type ProductPage,
  type ProductQuery,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { countMiss } from '../search/count-miss.ts';
import type { WithSearchWords } from '../search/search-words.ts';
import { categoriesRepository } from './categories.repository.ts';
import { productsRepository } from './products.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress; withSearchWords: WithSearchWords };

/** What everybody may see of the shop's goods. */
export default async function catalogRoutes(
  app: FastifyInstance,
  { db, photoAddress, withSearchWords }: Options,
) {
  const products = productsRepository(db, photoAddress);
  const categories = categoriesRepository(db, photoAddress);

  app.publish(
    listProducts,
    async ({ query }) => {
      if (!query.query) return products.list(query);
      const page = await withSearchWords((words) => products.search(words, query));
      if (isMiss(page, query)) await countMiss(db, query.query);
      return page;
    },
    // Not cached, so that every search without result is counted.
    { isPassing: ({ totalCount, search }) => search !== undefined && totalCount === 0 },
  );

  app.publish(getProduct, ({ params }) => products.get(params.id));

  app.publish(listCategories, () => categories.list());
}

/** Whether the words found nothing, and not what was asked beside them. */
const isMiss = (
  { totalCount }: ProductPage,
  { categoryIds, inStock, minPrice, maxPrice }: ProductQuery,
) => totalCount === 0 && !categoryIds && !inStock && !minPrice && maxPrice === undefined;
