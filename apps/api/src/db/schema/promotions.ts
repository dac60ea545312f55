import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A percentage or an amount off the goods, or free delivery. */
const promotionKinds = ['percent', 'amount', 'delivery'] as const;

/** What makes orders cheaper, by itself or for who names its code (business, section 34). */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    /** As the customer reads them on what they have ordered. */
    name: text().notNull(),
    nameAr: text().notNull(),
    /** As codes are compared: Latin digits, small letters, no spaces; null where it needs none. */
    code: text(),
    kind: text({ enum: promotionKinds }).notNull(),
    /** Whole percents, all hundred of a fee; or piastres. */
    value: integer().notNull(),
    /** What is taken off in percents is never more, in piastres; null where it may be. */
    atMost: integer(),
    /** Of the goods, in piastres: below it nothing is taken off. */
    minimum: bigint({ mode: 'number' }).notNull().default(0),
    /** First and last day, in Egypt. */
    from: date(),
    to: date(),
    /** How often in all, and by one person; null where as often as they like. */
    limit: integer(),
    limitPerPerson: integer(),
    isActive: boolean().notNull().default(false),
    /** Counts the changes by staff: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('promotions_code')
      .on(table.code)
      .where(sql`${table.code} is not null`),
    check('promotions_value_positive', sql`${table.value} > 0 and ${table.minimum} >= 0`),
    check('promotions_percent', sql`${table.kind} = 'amount' or ${table.value} <= 100`),
    check('promotions_whole_fee', sql`${table.kind} <> 'delivery' or ${table.value} = 100`),
    check(
      'promotions_at_most',
      sql`${table.atMost} is null or (${table.atMost} > 0 and ${table.kind} <> 'amount')`,
    ),
    check('promotions_limits_positive', sql`least(${table.limit}, ${table.limitPerPerson}) > 0`),
    // A person is known when they order, and what needs no code is promised before.
    check(
      'promotions_person_by_code',
      sql`${table.limitPerPerson} is null or ${table.code} is not null`,
    ),
    check('promotions_in_order', sql`${table.from} <= ${table.to}`),
  ],
);

/** Which promotion an order has used, on the terms of that moment: it counts until the order is cancelled. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    /** Who has used it: the number that the order names, and the account that placed it. */
    phoneNumber: text().notNull(),
    userId: integer().references(() => users.id),
    kind: text({ enum: promotionKinds }).notNull(),
    value: integer().notNull(),
    atMost: integer(),
    minimum: bigint({ mode: 'number' }).notNull(),
    givenBackAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('promotion_uses_promotion')
      .on(table.promotionId)
      .where(sql`${table.givenBackAt} is null`),
    // All of them, for the key.
    index('promotion_uses_of').on(table.promotionId, table.phoneNumber),
    index('promotion_uses_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
