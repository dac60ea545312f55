import {
  orderStatusName,
  type listOrders,
  type ParsedInput,
  type StaffOrder,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { roleName } from '@craftsandore/roles';
import { asc, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { orderLines, orders, totalOf } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { withoutIndex } from '../../db/without-index.ts';
import { governorateName } from '../addresses/addresses.ts';
import { toCosts } from './costs.ts';
import type { OrderRow } from './order-rows.ts';

type Sort = NonNullable<ParsedInput<typeof listOrders>['query']['sort']>;

type Part = {
  where?: SQL | undefined;
  sort?: Sort | undefined;
  limit: number;
  offset?: number;
  /** Set where a text matches only a few orders: sort them instead of scanning an index in order. */
  few?: boolean;
};

type OrderWithPieces = { order: OrderRow; pieces: number };

/** With the account that ordered, if there was one. */
export type OrderWithCustomer = OrderWithPieces & { user: typeof users.$inferSelect | null };

const withPieces = {
  order: orders,
  pieces: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orders}.id)`,
};

const total = totalOf(orders);

const sortsBy = (createdAt: SQLWrapper, total: SQLWrapper): Record<Sort, SQL[]> => ({
  newest: [desc(createdAt), desc(orders.id)],
  oldest: [asc(createdAt), asc(orders.id)],
  'total-up': [asc(total), asc(orders.id)],
  'total-down': [desc(total), desc(orders.id)],
});
const sorts = sortsBy(orders.createdAt, total);
const sortsOfFew = sortsBy(withoutIndex(orders.createdAt), withoutIndex(total));

/** Joined after the page is cut: before, the customers of all orders might be read. */
async function withCustomers(
  db: DatabaseOrTransaction,
  rows: OrderWithPieces[],
): Promise<OrderWithCustomer[]> {
  const ids = new Set(rows.flatMap(({ order }) => order.userId ?? []));
  const customers = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  const byId = new Map(customers.map((user) => [user.id, user]));
  return rows.map((row) => ({
    ...row,
    user: (row.order.userId !== null && byId.get(row.order.userId)) || null,
  }));
}

/** Selects the ids of the page first, so that the rows of earlier pages are not read. */
export async function findOrders(
  db: DatabaseOrTransaction,
  { where, sort = 'newest', limit, offset = 0, few }: Part,
): Promise<OrderWithCustomer[]> {
  const order = (few ? sortsOfFew : sorts)[sort];
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(withPieces)
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(...order);
  return withCustomers(db, rows);
}

export async function findOrder(db: Database, id: number): Promise<OrderWithCustomer | undefined> {
  const rows = await db.select(withPieces).from(orders).where(eq(orders.id, id));
  const [found] = await withCustomers(db, rows);
  return found;
}

/** The newest orders, of everybody or of one customer. */
export async function newestOrders(
  db: Database,
  { userId, limit, locale }: { userId?: number; limit: number; locale: Locale },
): Promise<StaffOrder[]> {
  const where = userId === undefined ? undefined : eq(orders.userId, userId);
  const rows = await findOrders(db, { where, limit });
  return rows.map((row) => toStaffOrder(row, locale));
}

/** How many orders a customer has placed. */
export const countOrdersOf = (db: Database, userId: number): Promise<number> =>
  db.$count(orders, eq(orders.userId, userId));

/** How many orders there are, and whether a text matches only a few. */
export async function countOrders(
  db: DatabaseOrTransaction,
  { where, byText }: { where: SQL | undefined; byText: boolean },
): Promise<{ totalCount: number; isCut: boolean; few: boolean }> {
  const counted = await countUpTo(db, orders, { where, orderBy: sorts.newest, isCostly: byText });
  return { ...counted, few: byText && !counted.isCut };
}

/** Who ordered, by the contact that a guest left or by the account. */
export const nameOf = ({ order, user }: OrderWithCustomer): string =>
  order.contactName ?? user?.name ?? '';

export const emailOf = ({ order, user }: OrderWithCustomer): string | null =>
  order.contactEmail ?? user?.email ?? null;

export const toStaffOrder = (found: OrderWithCustomer, locale: Locale): StaffOrder => {
  const { order, pieces, user } = found;
  return {
    orderId: order.id,
    orderReference: order.reference,
    orderCreatedAt: order.createdAt.toISOString(),
    orderStatusId: order.statusId,
    orderStatusName: orderStatusName(order.statusId),
    totalCost: toCosts(order).totalCost,
    pieces,
    userId: order.userId,
    userName: nameOf(found),
    userEmail: emailOf(found),
    userRoleName: user && roleName(user.roleId),
    userIsVerified: user?.isVerified ?? false,
    customerId: order.customerId,
    source: order.source,
    shippingCity: order.city,
    shippingGovernorate: governorateName(order.governorateCode, locale),
    shippingPhoneNumber: order.phoneNumber,
  };
};
