import {
  getDeliverySettings,
  getShippingOptions,
  saveDeliverySettings,
} from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findDeliverySettings, insertDeliverySettings } from './delivery-settings.ts';

/** Fees and days of delivery: what the owner sets, and what everybody may know of it. */
export default async function deliveryRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.publish(getShippingOptions, async () => {
    const { settings } = await findDeliverySettings(db);
    return shippingOptionsOf(settings);
  });

  app.implement(getDeliverySettings, () => findDeliverySettings(db));

  app.implement(saveDeliverySettings, ({ body }, { actor }) =>
    insertDeliverySettings(db, { ...body, staffId: actor.id }),
  );
}
