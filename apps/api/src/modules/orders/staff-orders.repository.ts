import {
  orderStatusName,
  pageMeta,
  type listOrders,
  type ParsedInput,
  type StaffOrder,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { roleName } from '@craftsandore/roles';
import { asc, count, desc, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { governorateName } from '../users/addresses.ts';
import { toCosts } from './costs.ts';
import type { OrderRow } from './order-rows.ts';
import { wantedOrders } from './staff-search.ts';

type Query = ParsedInput<typeof listOrders>['query'];
type UserRow = typeof users.$inferSelect;

const sorts = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
};

/** Orders with their customers, as staff see them. */
export function staffOrdersRepository(db: Database) {
  const select = () =>
    db
      .select({ order: orders, user: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId));

  return {
    async list({ page, perPage, sort = 'newest', ...search }: Query, locale: Locale) {
      const where = wantedOrders(search);
      const [[total], rows] = await Promise.all([
        db
          .select({ count: count() })
          .from(orders)
          .innerJoin(users, eq(users.id, orders.userId))
          .where(where),
        select()
          .where(where)
          .orderBy(...sorts[sort])
          .limit(perPage)
          .offset((page - 1) * perPage),
      ]);
      return {
        data: rows.map(({ order, user }) => toStaffOrder(order, user, locale)),
        meta: pageMeta(page, perPage, total?.count ?? 0),
      };
    },

    async find(id: number): Promise<{ order: OrderRow; user: UserRow } | undefined> {
      const [row] = await select().where(eq(orders.id, id));
      return row;
    },
  };
}

export const toStaffOrder = (order: OrderRow, user: UserRow, locale: Locale): StaffOrder => ({
  orderId: order.id,
  orderReference: order.reference,
  orderCreatedAt: order.createdAt.toISOString(),
  orderStatusId: order.statusId,
  orderStatusName: orderStatusName(order.statusId),
  totalCost: toCosts(order).totalCost,
  userId: user.id,
  userName: user.name,
  userEmail: user.email,
  userRoleName: roleName(user.roleId),
  userIsVerified: user.isVerified,
  shippingCity: order.city,
  shippingGovernorate: governorateName(order.governorateCode, locale),
  shippingPhoneNumber: order.phoneNumber,
});
