import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import type { SignUp } from '../auth/sign-up.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import customerOrdersRoutes from './customer/customer-orders.routes.ts';
import type { MostWaiting } from './waiting-orders.ts';
import guestOrdersRoutes from './guest/guest-orders.routes.ts';
import type { TrackingTokens } from './guest/tracking-tokens.ts';
import staffOrdersRoutes from './staff/staff-orders.routes.ts';

type Options = {
  db: Database;
  photoUrls: PhotoUrls;
  queueMail: QueueMail;
  limits: Limits;
  signUp: SignUp;
  trackingTokens: TrackingTokens;
  storefrontUrl: string;
  mostWaiting: MostWaiting;
};

export default async function ordersRoutes(app: FastifyInstance, options: Options) {
  const { db, photoUrls, queueMail, limits, mostWaiting } = options;
  await app.register(guestOrdersRoutes, { ...options, mostPieces: mostWaiting.pieces });
  await app.register(customerOrdersRoutes, {
    ...{ db, photoUrls, queueMail, limits, mostWaiting },
  });
  await app.register(staffOrdersRoutes, { db, photoUrls });
}
