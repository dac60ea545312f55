import { deleteReturnPhoto, keepReturnPhoto, listReturnPhotos } from '@craftsandore/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { returnPhotos } from '../../../db/schema/returns.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import { deleteIfUnused } from '../../../storage/orphan-photos.ts';
import type { PhotoStore } from '../../../storage/photo-store.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { keepPhotoOfReturn } from './keep-return-photo.ts';
import { findReturnPhotos } from './return-photos.ts';

type Options = {
  db: Database;
  store: PhotoStore;
  limits: Limits;
  photoUrls: PhotoUrls;
  keepPhoto: KeepPhoto;
};

/** Photos of pieces that come back, and of what staff see as they receive and inspect them. */
export default async function returnPhotosRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const { db, store, photoUrls } = options;

  app.implement(listReturnPhotos, ({ params }) => findReturnPhotos(db, photoUrls, params.id));

  app.implement(keepReturnPhoto, async ({ params: { id }, file }, { actor }) => {
    await keepPhotoOfReturn(options, { returnId: id, orderId: null, staffId: actor.id }, file);
    return findReturnPhotos(db, photoUrls, id);
  });

  app.implement(deleteReturnPhoto, async ({ params: { id, photoId } }) => {
    const deleted = await db.transaction((tx) =>
      tx
        .delete(returnPhotos)
        .where(and(eq(returnPhotos.id, photoId), eq(returnPhotos.returnId, id)))
        .returning(),
    );
    for (const { photoId } of deleted) await deleteIfUnused(db, store, photoId);
    return findReturnPhotos(db, photoUrls, id);
  });
}
