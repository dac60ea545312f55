import type { FastifyInstance } from 'fastify';

import type { CarrierServices } from '../../carriers/carrier-services.ts';
import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import type { SignUp } from '../auth/sign-up.ts';
import type { KeepPhoto } from '../../storage/keep-photo.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import cashRoutes from './cash/cash.routes.ts';
import changesRoutes from './changes/changes.routes.ts';
import confirmRoutes from './confirm/confirm.routes.ts';
import type { ConfirmTokens } from './guest/confirm-tokens.ts';
import customerOrdersRoutes from './customer/customer-orders.routes.ts';
import guestOrdersRoutes from './guest/guest-orders.routes.ts';
import holdsRoutes from './holds/holds.routes.ts';
import messagesRoutes from './messages/messages.routes.ts';
import moneyRoutes from './cash/money.routes.ts';
import parcelsRoutes from './parcels/parcels.routes.ts';
import customerReturnPhotosRoutes from './customer/customer-return-photos.routes.ts';
import customerReturnsRoutes from './customer/customer-returns.routes.ts';
import exchangesRoutes from './exchanges/exchanges.routes.ts';
import returnPhotosRoutes from './returns/return-photos.routes.ts';
import returnsRoutes from './returns/returns.routes.ts';
import type { RunTokens } from './runs/run-tokens.ts';
import refundDestinationsRoutes from './customer/refund-destinations.routes.ts';
import runsRoutes from './runs/runs.routes.ts';
import type { TrackingTokens } from './guest/tracking-tokens.ts';
import staffOrdersRoutes from './staff/staff-orders.routes.ts';

type Options = {
  db: Database;
  store: PhotoStore;
  photoUrls: PhotoUrls;
  keepPhoto: KeepPhoto;
  queueMail: QueueMail;
  limits: Limits;
  signUp: SignUp;
  trackingTokens: TrackingTokens;
  confirmTokens: ConfirmTokens;
  runTokens: RunTokens;
  storefrontUrl: string;
  carriers: CarrierServices;
};

export default async function ordersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls, queueMail, limits } = options;
  const { trackingTokens, confirmTokens, storefrontUrl, carriers } = options;
  await app.register(guestOrdersRoutes, options);
  await app.register(confirmRoutes, options);
  await app.register(customerOrdersRoutes, {
    ...{ db, photoUrls, queueMail, limits, confirmTokens },
  });
  await app.register(messagesRoutes, { db, queueMail });
  await app.register(moneyRoutes, { db, queueMail });
  await app.register(cashRoutes, { db });
  await app.register(parcelsRoutes, { db, photoUrls, carriers });
  await app.register(holdsRoutes, { db, photoUrls });
  await app.register(returnsRoutes, { db, photoUrls, queueMail });
  await app.register(exchangesRoutes, { db, photoUrls, queueMail, trackingTokens });
  await app.register(returnPhotosRoutes, options);
  await app.register(customerReturnPhotosRoutes, options);
  await app.register(customerReturnsRoutes, { db, photoUrls, limits, queueMail });
  await app.register(refundDestinationsRoutes, { db, photoUrls, limits, queueMail });
  await app.register(runsRoutes, options);
  await app.register(staffOrdersRoutes, {
    ...{ db, photoUrls, queueMail, trackingTokens, storefrontUrl },
  });
  await app.register(changesRoutes, { db, photoUrls, queueMail, limits });
}
