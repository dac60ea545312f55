import { getProfile } from '@craftsandore/contract';
import { roleName } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findOrdersOfCustomer } from '../orders/customer-orders.ts';
import { findAddresses } from '../addresses/addresses.ts';

const newestOrders = { page: 1, perPage: 20 };

/** The profile page: account, addresses and orders in one response. */
export default async function profileRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(getProfile, async (_, { actor, locale }) => {
    const [orders, shippingDetails] = await Promise.all([
      findOrdersOfCustomer(db, actor.id, newestOrders),
      findAddresses(db, { userId: actor.id, locale }),
    ]);
    return {
      ...actor,
      role: { name: roleName(actor.roleId) },
      createdAt: actor.createdAt.toISOString(),
      orders: orders.data,
      shippingDetails,
    };
  });
}
