import { listActiveBanners } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { bannersRepository } from './banners.repository.ts';

type Options = { db: Database; photoAddress: PhotoAddress };

export default async function bannersRoutes(app: FastifyInstance, { db, photoAddress }: Options) {
  app.publish(listActiveBanners, () => bannersRepository(db, photoAddress).listActive());
}
