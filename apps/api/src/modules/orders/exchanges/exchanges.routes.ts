import { exchangeReturn } from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { type TrackingTokens, trackingHashOf } from '../guest/tracking-tokens.ts';
import { readReturn } from '../returns/return-rows.ts';
import { exchange } from './exchange-return.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  trackingTokens: TrackingTokens;
};

/** Orders that are made in exchange for pieces that came back. */
export default async function exchangesRoutes(
  app: FastifyInstance,
  { db, photoUrls, queueMail, trackingTokens }: Options,
): Promise<void> {
  app.implement(exchangeReturn, ({ params: { id }, body }, { actor }) => {
    const now = new Date();
    const trackingHash = trackingHashOf(trackingTokens.of(body.placementKey));
    return db.transaction(async (tx) => {
      const asked = { id, body, staffId: actor.id, trackingHash, now };
      const { order, isNew } = await exchange(tx, asked);
      const { id: orderId, locale } = order;
      const mail = 'order-placed' as const;
      if (isNew) await queueMail(tx, { mail, orderId, locale: locale ?? defaultLocale });
      return readReturn(tx, id, { photoUrls, now });
    });
  });
}
