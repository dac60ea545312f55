import {
  addReturnPhoto,
  addTrackedReturnPhoto,
  removeReturnPhoto,
  removeTrackedReturnPhoto,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import { deleteIfUnused } from '../../../storage/orphan-photos.ts';
import type { PhotoStore } from '../../../storage/photo-store.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { getTrackedOrder } from '../guest/tracked-orders.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { keepPhotoOfReturn } from '../returns/keep-return-photo.ts';
import { removePhoto } from '../returns/return-photos.ts';
import { readCustomerReturn } from '../returns/returns-for-customer.ts';

type Options = {
  db: Database;
  store: PhotoStore;
  limits: Limits;
  photoUrls: PhotoUrls;
  keepPhoto: KeepPhoto;
};

/** Customers show what is wrong with pieces that come back. */
export default async function customerReturnPhotosRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const { db, store, photoUrls } = options;

  async function keep(orderId: number, returnId: number, file: Uint8Array) {
    await keepPhotoOfReturn(options, { returnId, orderId, staffId: null }, file);
    return readCustomerReturn(db, returnId, { photoUrls, now: new Date() });
  }

  async function remove(orderId: number, returnId: number, id: number) {
    const unusedId = await db.transaction((tx) => removePhoto(tx, { returnId, orderId, id }));
    if (unusedId !== undefined) await deleteIfUnused(db, store, unusedId);
    return readCustomerReturn(db, returnId, { photoUrls, now: new Date() });
  }

  async function ownOrder(orderId: number, userId: number) {
    const order = await findOrderOfCustomer(db, { orderId, userId });
    if (!order) throw new Problem('order.not_found');
    return order.id;
  }

  app.implement(addReturnPhoto, async ({ params: { orderId, id }, file }, { actor }) =>
    keep(await ownOrder(orderId, actor.id), id, file),
  );

  app.implement(removeReturnPhoto, async ({ params: { orderId, id, photoId } }, { actor }) =>
    remove(await ownOrder(orderId, actor.id), id, photoId),
  );

  app.implement(removeTrackedReturnPhoto, async ({ params: { token, id, photoId } }) => {
    const order = await getTrackedOrder(db, token);
    return remove(order.id, id, photoId);
  });

  app.implement(addTrackedReturnPhoto, async ({ params: { token, id }, file }) => {
    const order = await getTrackedOrder(db, token);
    return keep(order.id, id, file);
  });
}
