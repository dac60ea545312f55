import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import type { WithLexicon } from '../search/language/load-lexicon.ts';
import publicCatalogueRoutes from './public/public-catalogue.routes.ts';
import staffCategoriesRoutes from './staff/staff-categories.routes.ts';
import staffDesignsRoutes from './staff/staff-designs.routes.ts';
import staffProductsRoutes from './staff/staff-products.routes.ts';

type Options = {
  db: Database;
  photoAddress: PhotoAddress;
  keepPhoto: KeepPhoto;
  withLexicon: WithLexicon;
};

export default async function catalogueRoutes(
  app: FastifyInstance,
  { db, photoAddress, keepPhoto, withLexicon }: Options,
) {
  await app.register(publicCatalogueRoutes, { db, photoAddress, withLexicon });
  await app.register(staffProductsRoutes, { db, photoAddress, withLexicon });
  await app.register(staffDesignsRoutes, { db, photoAddress, keepPhoto });
  await app.register(staffCategoriesRoutes, { db, photoAddress, keepPhoto });
}
