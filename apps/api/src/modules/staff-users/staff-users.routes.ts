import { changeRole, getUser, listUsers } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { countOrdersOf, newestOrders } from '../orders/orders-with-customers.ts';
import { findAddresses } from '../addresses/addresses.ts';
import { giveRole } from './give-role.ts';
import { findStaffUser, findStaffUsers } from './staff-users.ts';

const shownOrders = 20;

/** All accounts, for staff. */
export default async function staffUsersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listUsers, ({ query }) => findStaffUsers(db, query));

  app.implement(getUser, async ({ params: { userId } }, { locale }) => {
    const [user, ordersCount, orders, shippingDetails] = await Promise.all([
      findStaffUser(db, userId),
      countOrdersOf(db, userId),
      newestOrders(db, { userId, limit: shownOrders, locale }),
      findAddresses(db, { userId, locale }),
    ]);
    if (!user) throw new Problem('user.not_found');
    return { ...user, ordersCount, orders, shippingDetails };
  });

  app.implement(changeRole, ({ params, body }, { actor }) =>
    db.transaction((tx) => giveRole(tx, { ...params, ...body, actorId: actor.id })),
  );
}
