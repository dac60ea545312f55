import {
  addParcelEvent,
  bookParcels,
  carrierNames,
  listCarriers,
  listParcels,
  listParcelsOfOrder,
  printLabels,
  printPickList,
  receiveParcel,
} from '@craftsandore/contract';
import { formatTimestamp, type Locale } from '@craftsandore/i18n';
import type { FastifyInstance } from 'fastify';

import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findSaved } from '../../settings/settings.ts';
import { addEvent } from './add-event.ts';
import { createAskSoon } from './ask-carriers.ts';
import { bookEach } from './book-parcels.ts';
import { carriers, offeredOf } from './carriers.ts';
import { findParcels } from './list-parcels.ts';
import { drawLabels } from './printing/draw-labels.ts';
import { drawPickList } from './printing/draw-pick-list.ts';
import { findLabels } from './printing/find-labels.ts';
import { findPickList } from './printing/find-pick-list.ts';
import { findParcelsOfOrder, type ShipmentRow } from './parcel-rows.ts';
import { receive } from './receive-parcel.ts';

type Options = { db: Database; photoUrls: PhotoUrls; carriers: CarrierServices };

/** Orders on their way: booked with a carrier, handed over, followed until they are delivered, or back and judged. */
export default async function parcelsRoutes(
  app: FastifyInstance,
  { db, photoUrls, carriers: services }: Options,
): Promise<void> {
  const askSoon = createAskSoon(app, { db, carriers: services, logger: app.log });

  /** Reads a parcel again after something was done to it. */
  async function reread(tx: DatabaseOrTransaction, { orderId, id }: ShipmentRow, locale: Locale) {
    const reading = { photoUrls, locale, now: new Date() };
    const parcel = (await findParcelsOfOrder(tx, orderId, reading)).find((one) => one.id === id);
    if (!parcel) throw new Problem('parcel.not_found');
    return parcel;
  }

  app.implement(listParcels, ({ query }, { locale }) =>
    findParcels(db, query, { locale, now: new Date() }),
  );

  app.implement(listCarriers, async () => {
    const known = carrierNames.filter((name) => !carriers[name].isAsked || services[name]);
    const offered = await offeredOf(db, services);
    return known.map((name) => ({
      name,
      isOffered: !carriers[name].isAsked || offered[name] !== undefined,
    }));
  });

  app.implement(bookParcels, ({ body }, { actor, key, locale }) =>
    bookEach(db, { body, actorId: actor.id, key, locale, now: new Date(), services, askSoon }),
  );

  app.implement(listParcelsOfOrder, ({ params }, { locale }) =>
    findParcelsOfOrder(db, params.orderId, { photoUrls, locale, now: new Date() }),
  );

  app.implement(addParcelEvent, async ({ params, body }, { actor, key, locale }) => {
    const asked = { ...params, body, actorId: actor.id, key, now: new Date(), services };
    const parcel = await db.transaction((tx) => addEvent(tx, asked));
    if (body.state === 'booking_cancelled') await askSoon([parcel.id]);
    return reread(db, parcel, locale);
  });

  app.implement(receiveParcel, ({ params, body }, { actor, key, locale }) =>
    db.transaction(async (tx) => {
      const asked = { ...params, body, actorId: actor.id, key, now: new Date() };
      return reread(tx, await receive(tx, asked), locale);
    }),
  );

  app.download(printLabels, async ({ query: { ids, size } }) => {
    const [labels, { settings: shop }] = await Promise.all([
      findLabels(db, ids),
      findSaved(db, 'shop'),
    ]);
    const file = await drawLabels(labels, { size, shop: shop.nameAr });
    return { name: `labels-${size}-${today()}.pdf`, file };
  });

  app.download(printPickList, async ({ query: { orderIds } }, { locale }) => {
    const file = await drawPickList(await findPickList(db, orderIds, locale), locale);
    return { name: `pick-list-${today()}.pdf`, file };
  });
}

const today = () => formatTimestamp(new Date()).slice(0, 'yyyy-mm-dd'.length);
