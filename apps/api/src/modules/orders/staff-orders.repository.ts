import type { listOrders, ParsedInput } from '@craftsandore/contract';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import { countUpTo } from '../../db/count-up-to.ts';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { wantedOrders, type OrderSearch } from './staff-search.ts';

type Sort = NonNullable<ParsedInput<typeof listOrders>['query']['sort']>;

type Part = { where?: SQL | undefined; sort?: Sort | undefined; limit: number; offset?: number };

const total = sql`(${orders.subtotal} + ${orders.shippingFees})`;

const sorts: Record<Sort, SQL[]> = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  'total-up': [asc(total), asc(orders.id)],
  'total-down': [desc(total), desc(orders.id)],
};

/** Orders with their customers, as staff see them. */
export function staffOrdersRepository(db: DatabaseOrTransaction) {
  const select = () =>
    db
      .select({ order: orders, user: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId));

  return {
    list: ({ where, sort = 'newest', limit, offset = 0 }: Part) =>
      select()
        .where(where)
        .orderBy(...sorts[sort])
        .limit(limit)
        .offset(offset),

    /** Exact for what an index counts by itself; a search by text is counted as far as people turn pages. */
    async count(search: OrderSearch): Promise<{ totalCount: number; isCut: boolean }> {
      const where = wantedOrders(search);
      return search.query
        ? countUpTo(db, orders, where)
        : { totalCount: await db.$count(orders, where), isCut: false };
    },

    async find(id: number) {
      const [row] = await select().where(eq(orders.id, id));
      return row;
    },
  };
}
