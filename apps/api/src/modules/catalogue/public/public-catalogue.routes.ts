import {
  getArchivedProduct,
  getCategory,
  getProduct,
  listCategories,
  listDescribedCategories,
  listFacets,
  listGoesWith,
  listProducts,
  listProductsById,
  type PageOfProducts,
  type ProductQuery,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { countMiss } from '../../search/count-miss.ts';
import type { WithLexicon } from '../../search/language/lexicon-in-memory.ts';
import { findCategories, getShownCategory, shownCategory } from '../categories.ts';
import { findProducts, getArchived, getProductInShop } from '../products.ts';
import { findGoesWith } from './goes-with.ts';
import { findFacets, findFacetsOfText } from './list-facets.ts';
import { listProductsInShop, searchProductsInShop } from './list-products.ts';

type Options = { db: Database; photoUrls: PhotoUrls; withLexicon: WithLexicon };

/** What everybody may see of the catalogue. */
export default async function publicCatalogueRoutes(
  app: FastifyInstance,
  { db, photoUrls, withLexicon }: Options,
) {
  app.publish(
    listProducts,
    async ({ query }) => {
      if (!query.query) return listProductsInShop(db, photoUrls, query);
      const page = await withLexicon((lexicon) =>
        searchProductsInShop(db, { photoUrls, lexicon, query }),
      );
      if (isMiss(page, query)) await countMiss(db, query.query);
      return page;
    },
    // Not cached, so that every search without result is counted.
    { isUncacheable: ({ totalCount, search }) => search !== undefined && totalCount === 0 },
  );

  // Not kept: everybody asks for other ones.
  app.implement(listProductsById, ({ query }) => findProducts(db, photoUrls, query.ids));

  app.publish(listFacets, ({ query }) =>
    query.query
      ? withLexicon((lexicon) => findFacetsOfText(db, lexicon, query))
      : findFacets(db, query),
  );

  app.publish(getProduct, ({ params }) => getProductInShop(db, photoUrls, params.id));

  app.publish(getArchivedProduct, ({ params }) => getArchived(db, params.id));

  app.publish(listGoesWith, ({ params }) => findGoesWith(db, photoUrls, params.id));

  app.publish(listCategories, () => findCategories(db, photoUrls, shownCategory));

  app.publish(listDescribedCategories, () => findCategories(db, photoUrls, shownCategory));

  app.publish(getCategory, ({ params }) => getShownCategory(db, photoUrls, params.id));
}

/** Whether the words found nothing, and not what was asked beside them. Who asks for one only counts, while typing. */
const isMiss = (
  { totalCount }: PageOfProducts,
  { perPage, categoryIds, woods, inStock, minPrice, maxPrice, minRating }: ProductQuery,
) =>
  totalCount === 0 &&
  perPage > 1 &&
  !categoryIds &&
  !woods &&
  !inStock &&
  !minPrice &&
  maxPrice === undefined &&
  !minRating;
