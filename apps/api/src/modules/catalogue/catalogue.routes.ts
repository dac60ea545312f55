import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import type { WithLexicon } from '../search/language/lexicon-in-memory.ts';
import gridRoutes from './grid/grid.routes.ts';
import importsRoutes from './import/imports.routes.ts';
import publicCatalogueRoutes from './public/public-catalogue.routes.ts';
import staffCategoriesRoutes from './staff/staff-categories.routes.ts';
import staffDesignsRoutes from './staff/staff-designs.routes.ts';
import staffProductsRoutes from './staff/staff-products.routes.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  keepPhoto: KeepPhoto;
  withLexicon: WithLexicon;
};

export default async function catalogueRoutes(
  app: FastifyInstance,
  { db, photoUrls, keepPhoto, withLexicon }: Options,
) {
  await app.register(publicCatalogueRoutes, { db, photoUrls, withLexicon });
  await app.register(gridRoutes, { db });
  await app.register(importsRoutes, { db });
  await app.register(staffProductsRoutes, { db, photoUrls, withLexicon });
  await app.register(staffDesignsRoutes, { db, photoUrls, keepPhoto });
  await app.register(staffCategoriesRoutes, { db, photoUrls, keepPhoto });
}
