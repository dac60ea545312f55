import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Who orders, with or without an account (business, section 1). */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** As in the latest order. */
    name: text().notNull(),
    email: text(),
    userId: integer()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** What staff write for each other; the customer never sees it. */
    note: text().notNull().default(''),
    /** Counts the changes by staff: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    /** Since when no order is taken from them; null while orders are. */
    blockedAt: moment(),
    blockedById: integer().references(() => users.id),
    blockedReason: text(),
    /** What staff search: name and email, each after a space. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(' ' || name || ' ' || coalesce(email, ''))`),
    createdAt: createdAt(),
  },
  (table) => [
    index('customers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('customers_newest').on(table.createdAt, table.id),
    index('customers_blocked_by').on(table.blockedById),
    check(
      'customers_block_whole',
      sql`num_nulls(${table.blockedAt}, ${table.blockedById}, ${table.blockedReason}) in (0, 3)`,
    ),
  ],
);

/** A person is a phone number: each one belongs to one customer, who may have several. */
export const customerPhones = pgTable(
  'customer_phones',
  {
    /** International form, `+201000000000`. */
    phoneNumber: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Since when it is known to be theirs; one that is not proved shows nothing of earlier orders. */
    provedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('customer_phones_customer').on(table.customerId),
    index('customer_phones_search').using('gin', sql`${table.phoneNumber} gin_trgm_ops`),
  ],
);

/** Customers who turned out to be another: their addresses lead there. */
export const mergedCustomers = pgTable(
  'merged_customers',
  {
    /** The id of one that is gone. */
    formerId: integer().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('merged_customers_customer').on(table.customerId),
    index('merged_customers_staff').on(table.staffId),
  ],
);
