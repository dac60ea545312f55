import { changeRole as changeRoleCall, getUser, listUsers } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { countOrdersOf, newestOrders } from '../orders/staff-orders.ts';
import { listAddresses } from '../addresses/addresses.ts';
import { changeRole } from './change-role.ts';
import { staffUsersRepository } from './staff-users.repository.ts';

const shownOrders = 20;

/** All accounts, for staff. */
export default async function staffUsersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const users = staffUsersRepository(db);

  app.implement(listUsers, ({ query }) => users.list(query));

  app.implement(getUser, async ({ params: { userId } }, { locale }) => {
    const [user, ordersCount, orders, shippingDetails] = await Promise.all([
      users.find(userId),
      countOrdersOf(db, userId),
      newestOrders(db, { userId, limit: shownOrders, locale }),
      listAddresses(db, { userId, locale }),
    ]);
    if (!user) throw new Problem('user.not_found');
    return { ...user, ordersCount, orders, shippingDetails };
  });

  app.implement(changeRoleCall, ({ params, body }, { actor }) =>
    db.transaction((tx) => changeRole(tx, { ...params, ...body, actorId: actor.id })),
  );
}
