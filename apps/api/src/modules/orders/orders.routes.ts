import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import customerOrdersRoutes from './customer/customer-orders.routes.ts';
import staffOrdersRoutes from './staff/staff-orders.routes.ts';

type Options = { db: Database; photoAddress: PhotoAddress; queueMail: QueueMail };

export default async function ordersRoutes(
  app: FastifyInstance,
  { db, photoAddress, queueMail }: Options,
) {
  await app.register(customerOrdersRoutes, { db, photoAddress, queueMail });
  await app.register(staffOrdersRoutes, { db, photoAddress });
}
