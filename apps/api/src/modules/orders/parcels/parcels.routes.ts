import {
  addParcelEvent,
  bookParcels,
  listParcels,
  listParcelsOfOrder,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { addEvent } from './add-event.ts';
import { bookEach } from './book-parcels.ts';
import { findParcels } from './list-parcels.ts';
import { findParcelsOfOrder } from './parcel-rows.ts';

/** Orders on their way: booked with a carrier, handed over, followed until they are delivered or back. */
export default async function parcelsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listParcels, ({ query }, { locale }) =>
    findParcels(db, query, { locale, now: new Date() }),
  );

  app.implement(bookParcels, ({ body }, { actor, key, locale }) =>
    bookEach(db, { body, actorId: actor.id, key, locale }),
  );

  app.implement(listParcelsOfOrder, ({ params }, { locale }) =>
    findParcelsOfOrder(db, params.orderId, locale),
  );

  app.implement(addParcelEvent, ({ params, body }, { actor, key, locale }) =>
    db.transaction(async (tx) => {
      const asked = { ...params, body, actorId: actor.id, key, now: new Date() };
      const { orderId, id } = await addEvent(tx, asked);
      const parcel = (await findParcelsOfOrder(tx, orderId, locale)).find((one) => one.id === id);
      if (!parcel) throw new Problem('parcel.not_found');
      return parcel;
    }),
  );
}
