import { addReturnPhoto, addTrackedReturnPhoto } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import type { PhotoStore } from '../../../storage/photo-store.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { getTrackedOrder } from '../guest/tracked-orders.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { keepPhotoOfReturn } from '../returns/keep-return-photo.ts';
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
  const { db, photoUrls } = options;

  async function keep(orderId: number, returnId: number, file: Uint8Array) {
    await keepPhotoOfReturn(options, { returnId, orderId, staffId: null }, file);
    return readCustomerReturn(db, returnId, { photoUrls, now: new Date() });
  }

  app.implement(addReturnPhoto, async ({ params: { orderId, id }, file }, { actor }) => {
    const order = await findOrderOfCustomer(db, { orderId, userId: actor.id });
    if (!order) throw new Problem('order.not_found');
    return keep(order.id, id, file);
  });

  app.implement(addTrackedReturnPhoto, async ({ params: { token, id }, file }) => {
    const order = await getTrackedOrder(db, token);
    return keep(order.id, id, file);
  });
}
