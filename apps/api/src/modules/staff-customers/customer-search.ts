import type { listCustomers, ParsedInput } from '@craftsandore/contract';
import { and, inArray, isNotNull, isNull, like, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/client.ts';
import { holdsWords } from '../../db/holds-words.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { typedPhone } from '../addresses/typed-phone.ts';

type Search = Pick<ParsedInput<typeof listCustomers>['query'], 'query' | 'blocked' | 'refused'>;

/** Customers whose name, email or any number holds a text, blocked or not, who have refused a parcel or never did. */
export function searchCondition(db: Database, search: Search): SQL | undefined {
  const { query, blocked, refused } = search;
  const has = blocked ? isNotNull : isNull;
  const whoRefused = sql`(
    select o.customer_id from ${orderHistory} h join ${orders} o on o.id = h.order_id
    where h.cancel_reason = 'refused' and o.status_id = 5 and o.customer_id is not null)`;
  return and(
    blocked === undefined ? undefined : has(customers.blockedAt),
    refused === undefined
      ? undefined
      : sql`${customers.id} ${sql.raw(refused ? 'in' : 'not in')} ${whoRefused}`,
    query ? holdsText(db, query) : undefined,
  );
}

/** As a union, each part of which has its index: with `or` all customers would be read. */
function holdsText(db: Database, query: string): SQL | undefined {
  const words = holdsWords(customers.searchText, query);
  const number = typedPhone(query);
  if (!number) return words;

  const part = number.startsWith('+') ? `${number}%` : `%${number}%`;
  const named = db.select({ id: customers.id }).from(customers).where(words);
  const numbered = db
    .select({ id: customerPhones.customerId })
    .from(customerPhones)
    .where(like(customerPhones.phoneNumber, part));
  return inArray(customers.id, union(named, numbered));
}
