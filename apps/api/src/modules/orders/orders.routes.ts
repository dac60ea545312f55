import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import customerOrdersRoutes from './customer/customer-orders.routes.ts';
import staffOrdersRoutes from './staff/staff-orders.routes.ts';

type Options = { db: Database; photoUrls: PhotoUrls; queueMail: QueueMail };

export default async function ordersRoutes(
  app: FastifyInstance,
  { db, photoUrls, queueMail }: Options,
) {
  await app.register(customerOrdersRoutes, { db, photoUrls, queueMail });
  await app.register(staffOrdersRoutes, { db, photoUrls });
}
