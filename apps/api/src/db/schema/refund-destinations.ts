import { destinationMethods } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Where the money of an order is to be paid back to: the latest counts. Only added to, so that a refund says where it went. */
export const refundDestinations = pgTable(
  'refund_destinations',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: destinationMethods }).notNull(),
    /** An InstaPay address, a number in international form, or an IBAN. */
    payTo: text().notNull(),
    /** Of a bank account. */
    holder: text(),
    /** Its end, which is all that customers, mails and the audit log are told. */
    masked: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when method = 'instapay'
          then '…' || right(split_part(pay_to, '@', 1), least(2, length(split_part(pay_to, '@', 1)) / 2)) || '@instapay'
          else '…' || right(pay_to, 4) end`,
      ),
    /** Who noted it; null where its customer gave it. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('refund_destinations_order').on(table.orderId, table.id),
    index('refund_destinations_staff').on(table.staffId),
    check(
      'refund_destinations_holder_of_account',
      sql`(${table.method} = 'transfer') = (${table.holder} is not null)`,
    ),
  ],
);
