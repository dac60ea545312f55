import type { listOrders, ParsedInput } from '@craftsandore/contract';
import { asc, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { unindexed } from '../../db/unindexed.ts';
import type { OrderRow } from './order-rows.ts';
import { wantedOrders, type OrderSearch } from './staff-search.ts';

type Sort = NonNullable<ParsedInput<typeof listOrders>['query']['sort']>;

type Part = {
  where?: SQL | undefined;
  sort?: Sort | undefined;
  limit: number;
  offset?: number;
  /** Set where a text matches only a few orders: sort them instead of scanning an index in order. */
  few?: boolean;
};

type Count = { totalCount: number; isCut: boolean; few: boolean };

export type OrderOfCustomer = { order: OrderRow; user: typeof users.$inferSelect };

const total = sql`(${orders.subtotal} + ${orders.shippingFees})`;

const sortsBy = (createdAt: SQLWrapper, total: SQLWrapper): Record<Sort, SQL[]> => ({
  newest: [desc(createdAt), desc(orders.id)],
  oldest: [asc(createdAt), asc(orders.id)],
  'total-up': [asc(total), asc(orders.id)],
  'total-down': [desc(total), desc(orders.id)],
});
const sorts = sortsBy(orders.createdAt, total);
const sortsOfFew = sortsBy(unindexed(orders.createdAt), unindexed(total));

/** Orders with their customers, as staff see them. */
export function staffOrdersRepository(db: DatabaseOrTransaction) {
  /** Joined after the page is cut: before, the customers of all orders might be read. */
  async function withCustomers(rows: OrderRow[]): Promise<OrderOfCustomer[]> {
    const ids = new Set(rows.map(({ userId }) => userId));
    const customers = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]));
    const byId = new Map(customers.map((user) => [user.id, user]));
    return rows.flatMap((order) => {
      const user = byId.get(order.userId);
      return user ? [{ order, user }] : [];
    });
  }

  return {
    /** Selects the ids of the page first, so that the rows of earlier pages are not read. */
    async list({
      where,
      sort = 'newest',
      limit,
      offset = 0,
      few,
    }: Part): Promise<OrderOfCustomer[]> {
      const order = (few ? sortsOfFew : sorts)[sort];
      const page = db
        .select({ id: orders.id })
        .from(orders)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      const rows = await db
        .select()
        .from(orders)
        .where(inArray(orders.id, page))
        .orderBy(...order);
      return withCustomers(rows);
    },

    async count(search: OrderSearch): Promise<Count> {
      const byText = Boolean(search.query);
      const where = wantedOrders(search);
      const counted = await countUpTo(db, orders, { where, orderBy: sorts.newest, byText });
      return { ...counted, few: byText && !counted.isCut };
    },

    async find(id: number): Promise<OrderOfCustomer | undefined> {
      const [found] = await withCustomers(await db.select().from(orders).where(eq(orders.id, id)));
      return found;
    },
  };
}
