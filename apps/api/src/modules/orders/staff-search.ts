import { OrderStatus, toLatinDigits, type OrderStatusName } from '@craftsandore/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';

import { contains } from '../../db/fold.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';

type Search = { query?: string | undefined; status?: OrderStatusName | undefined };

/** Orders whose customer, phone or reference holds a text, of one status or of any. */
export function wantedOrders({ query, status }: Search): SQL | undefined {
  return and(
    status && eq(orders.statusId, OrderStatus[status]),
    query
      ? or(
          contains(users.name, query),
          contains(users.email, query),
          contains(orders.reference, query),
          phoneContains(query),
        )
      : undefined,
  );
}

/** However a number is written (+20, 0020, a leading 0, spaces, either digits), its end is what is kept. */
function phoneContains(query: string): SQL | undefined {
  const text = toLatinDigits(query);
  if (/[^\d\s()+-]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits ? sql`strpos(${orders.phoneNumber}, ${digits}) > 0` : undefined;
}
