import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

import { foldedContains } from '../../db/fold.ts';
import { eachWord, holdsWord } from '../../db/holds-words.ts';
import { orders } from '../../db/schema/orders.ts';
import { typedPhone } from '../addresses/typed-phone.ts';

/** Of an order that staff find by words of a name, a phone number or a reference. */
export function isOfFoundOrder(orderId: SQLWrapper, query: string): SQL {
  const phone = typedPhone(query)?.replace('+', ' +');
  return sql`${orderId} in (select ${orders.id} from ${orders} where ${or(
    eachWord(query, (word) => holdsWord(orders.searchText, word)),
    phone ? foldedContains(orders.searchText, phone) : undefined,
  )})`;
}
