import { OrderStatus, type exportOrders, type ParsedInput } from '@craftsandore/contract';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';

import { startOfDay } from '../../../db/egypt-days.ts';
import { foldedContains } from '../../../db/fold.ts';
import { holdsWords } from '../../../db/holds-words.ts';
import { orders } from '../../../db/schema/orders.ts';
import { typedPhone } from '../../addresses/typed-phone.ts';

export type OrderSearch = ParsedInput<typeof exportOrders>['query'];

/** Of these ids, orders whose customer, phone or reference holds a text, of one status or of any, between two days of Egypt. */
export function searchCondition({ ids, query, status, from, to }: OrderSearch): SQL | undefined {
  return and(
    ids && inArray(orders.id, ids),
    status && eq(orders.statusId, OrderStatus[status]),
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(to, 1)) : undefined,
    query
      ? or(holdsWords(orders.searchText, query), holdsPhone(query), hasSecondNumber(query))
      : undefined,
  );
}

/** The search text has a space before a number. */
function holdsPhone(query: string): SQL | undefined {
  const number = typedPhone(query);
  return number ? foldedContains(orders.searchText, number.replace('+', ' +')) : undefined;
}

/** By the whole number alone: who answers there is asked for it. */
function hasSecondNumber(query: string): SQL | undefined {
  const number = typedPhone(query);
  return number?.startsWith('+') ? eq(orders.secondPhoneNumber, number) : undefined;
}
