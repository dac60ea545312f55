import { carrierNames, ledgerMethods, lineResults, moneyKinds } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { actorKind, orders } from './orders.ts';
import { shipments } from './parcels.ts';
import { refundDestinations } from './refund-destinations.ts';
import { returns } from './returns.ts';
import { users } from './users.ts';

/** What carriers have paid out at once, as their files say; only ever added to. */
export const remittances = pgTable(
  'remittances',
  {
    id: id(),
    carrier: text({ enum: carrierNames }).notNull(),
    /** What the carrier calls it: the same one is taken once. */
    reference: text().notNull(),
    /** In Egypt. */
    paidOn: date().notNull(),
    /** SHA-256 of what was asked: the same is answered again, something else of this reference refused. */
    contentHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('remittances_once').on(table.carrier, table.reference),
    index('remittances_newest').on(table.createdAt, table.id),
    index('remittances_staff').on(table.staffId),
  ],
);

/** What they say of each parcel, and what of it was expected then; only ever added to. */
export const remittanceLines = pgTable(
  'remittance_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    remittanceId: integer()
      .notNull()
      .references(() => remittances.id),
    /** Its place in the file; null where it is missing there. */
    line: integer(),
    trackingNumber: text().notNull(),
    /** Null where no parcel of the carrier has this number. */
    shipmentId: integer().references(() => shipments.id),
    /** Piastres. */
    amount: bigint({ mode: 'number' }).notNull(),
    fee: bigint({ mode: 'number' }).notNull(),
    /** What was due for the parcel then, in piastres. */
    due: bigint({ mode: 'number' }).notNull(),
    result: text({ enum: lineResults }).notNull(),
    difference: bigint({ mode: 'number' }).notNull(),
    /** Whether nobody asks for the difference any more. */
    isAccepted: boolean().notNull(),
  },
  (table) => [
    index('remittance_lines_remittance').on(table.remittanceId, table.id),
    index('remittance_lines_shipment').on(table.shipmentId),
    // Money that belongs to no parcel.
    index('remittance_lines_unknown')
      .on(table.remittanceId)
      .where(sql`${table.shipmentId} is null and ${table.amount} > 0`),
    check('remittance_lines_amounts_positive', sql`${table.amount} >= 0 and ${table.fee} >= 0`),
  ],
);

/** Where the columns are in files whose head nobody could have known, as staff have said. */
export const remittanceLayouts = pgTable(
  'remittance_layouts',
  {
    carrier: text({ enum: carrierNames }).notNull(),
    /** SHA-256 of the names in its head: one of another layout has another. */
    headHash: text().notNull(),
    /** Places, from nought. */
    trackingNumber: integer().notNull(),
    amount: integer().notNull(),
    /** Null where its files have none. */
    fee: integer(),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.headHash] })],
);

/** Every movement of money, only ever added to: the database refuses to change or delete any. Balances are sums. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of whose cash it is; null where it is not a parcel's. */
    shipmentId: integer().references(() => shipments.id),
    remittanceId: integer().references(() => remittances.id),
    /** The return for which it is owed or paid back; null where it is for none. */
    returnId: integer().references(() => returns.id),
    /** Where a refund was paid to; null where nobody noted that. */
    destinationId: integer().references(() => refundDestinations.id),
    kind: text({ enum: moneyKinds }).notNull(),
    method: text({ enum: ledgerMethods }).notNull(),
    /** Piastres; below nothing where money goes, or what was expected falls away. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** What the provider calls it: each is noted once. */
    reference: text(),
    actorKind: actorKind().notNull(),
    actorId: integer().references(() => users.id),
    /** What makes a repeated request harmless. */
    key: uuid().unique('money_entries_key'),
    /** When it happened. */
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('money_entries_order').on(table.orderId, table.id),
    index('money_entries_shipment').on(table.shipmentId),
    index('money_entries_remittance').on(table.remittanceId),
    index('money_entries_actor').on(table.actorId),
    index('money_entries_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    index('money_entries_destination')
      .on(table.destinationId)
      .where(sql`${table.destinationId} is not null`),
    uniqueIndex('money_entries_reference')
      .on(table.method, table.reference)
      .where(sql`${table.reference} is not null`),
    // What is owed for a return is set against one order once.
    uniqueIndex('money_entries_exchanged')
      .on(table.returnId)
      .where(sql`${table.method} = 'exchange' and ${table.kind} = 'refunded'`),
    uniqueIndex('money_entries_exchange')
      .on(table.orderId)
      .where(sql`${table.method} = 'exchange' and ${table.kind} = 'deposit'`),
    // What was taken, paid out and kept on each day.
    index('money_entries_day')
      .on(table.at)
      .where(
        sql`${table.kind} in ('collected', 'paid', 'fee') and ${table.shipmentId} is not null`,
      ),
    check(
      'money_entries_sign',
      sql`case ${table.kind} when 'deposit' then ${table.amount} > 0 when 'paid' then ${table.amount} > 0
        when 'fee' then ${table.amount} < 0 when 'refunded' then ${table.amount} < 0 else ${table.amount} <> 0 end`,
    ),
    check(
      'money_entries_cash_of_parcel',
      sql`${table.kind} not in ('expected', 'collected', 'fee') or ${table.shipmentId} is not null`,
    ),
    check(
      'money_entries_destination_of_refund',
      sql`${table.destinationId} is null or ${table.kind} = 'refunded'`,
    ),
    check(
      'money_entries_return_of_refund',
      sql`${table.returnId} is null or ${table.kind} in ('refund_due', 'refunded')`,
    ),
  ],
);
