import { getProfile, updateProfile } from '@craftsandore/contract';
import { roleName } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';
import { findAddresses } from '../addresses/addresses.ts';
import { egyptianMobile } from '../addresses/phone.ts';
import { type Account, findAccount } from '../auth/accounts.ts';
import { findOrdersOfCustomer } from '../orders/customer-orders.ts';

const newestOrders = { page: 1, perPage: 20 };

/** The profile page: account, addresses and orders in one response. */
export default async function profileRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(getProfile, async (_, { actor, locale }) => {
    const [account, orders, shippingDetails] = await Promise.all([
      findAccount(db, actor.id),
      findOrdersOfCustomer(db, actor.id, newestOrders),
      findAddresses(db, { userId: actor.id, locale }),
    ]);
    if (!account) throw new Problem('session.ended');
    return {
      ...toOwnAccount(account),
      role: { name: roleName(account.roleId) },
      createdAt: account.createdAt.toISOString(),
      pendingEmail: account.pendingEmail ?? undefined,
      isProviderOnly: account.passwordHash === null,
      orders: orders.data,
      shippingDetails,
    };
  });

  app.implement(updateProfile, async ({ body: { name, phoneNumber } }, { actor }) => {
    const [account] = await db
      .update(users)
      .set({
        name,
        ...(phoneNumber !== undefined && {
          phoneNumber: phoneNumber ? egyptianMobile(phoneNumber) : null,
        }),
      })
      .where(eq(users.id, actor.id))
      .returning();
    if (!account) throw new Problem('session.ended');
    return toOwnAccount(account);
  });
}

const toOwnAccount = ({ phoneNumber, ...account }: Account) => ({
  ...account,
  phoneNumber: phoneNumber ?? undefined,
});
