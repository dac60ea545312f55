import { carrierNames, eventVerdicts, failedReasons, parcelStates } from '@craftsandore/contract';
import type { Kept } from '@craftsandore/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { actorKind, orderLines, orders } from './orders.ts';
import { users } from './users.ts';

/** Orders on their way. What a row says of where its parcel is, is what its events come to. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** False once the order is booked anew: then its events move the order no more. */
    isCurrent: boolean().notNull().default(true),
    carrier: text({ enum: carrierNames }).notNull(),
    trackingNumber: text().notNull(),
    /** By which a carrier that the shop asks knows it, until it has given a number; null from then on, and for all others. */
    reference: text(),
    /** When its carrier is asked about it next; null where there is nothing to ask. */
    askAt: moment(),
    /** Since when nobody knows whether its carrier has it; null where it certainly has, or has not. */
    doubtAt: moment(),
    /** Since when its carrier is to take the booking back; null where it is not, or has answered. */
    cancelAskedAt: moment(),
    /** Who wants that; null where the order was cancelled. */
    cancelAskedBy: integer().references(() => users.id),
    state: text({ enum: parcelStates }).notNull().default('booked'),
    reason: text({ enum: failedReasons }),
    /** Piastres that the courier takes at the door. */
    cashDue: bigint({ mode: 'number' }).notNull(),
    /** The same for all of it, where some pieces were kept and others refused: null for all other parcels. */
    wholeDue: bigint({ mode: 'number' }),
    /** What who refused it paid for the way. */
    wayPaid: bigint({ mode: 'number' }).notNull().default(0),
    /** Last day of delivery that the customer was promised, in Egypt. */
    promisedDay: date(),
    attempts: smallint().notNull().default(0),
    lastEventAt: moment(),
    /** Whether its carrier owes for it, or is owed: where to look, not how much, which is a sum of the ledger. */
    isCashOpen: boolean().notNull().default(false),
    bookedBy: integer().references(() => users.id),
    /** What makes a repeated booking harmless, and SHA-256 of what was asked with it. */
    key: uuid(),
    keyHash: text(),
    /** Whether it was delivered although its order was cancelled. */
    isContrary: boolean().notNull().default(false),
    /** When its pieces were judged; null while nobody has. They are `inspectedPieces`. */
    inspectedAt: moment(),
    inspectedBy: integer().references(() => users.id),
    /** What makes repeated judging harmless, and SHA-256 of what was said with it. */
    inspectionKey: uuid(),
    inspectionHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    // One waybill for each order, however often it is booked at once.
    uniqueIndex('shipments_current')
      .on(table.orderId)
      .where(sql`${table.isCurrent}`),
    unique('shipments_number').on(table.carrier, table.trackingNumber),
    // Staff type it in letters of any size.
    index('shipments_typed_number').on(sql`lower(${table.trackingNumber})`),
    index('shipments_order').on(table.orderId, table.id),
    index('shipments_state').on(table.state, table.lastEventAt),
    index('shipments_cash_open')
      .on(table.carrier, table.id)
      .where(sql`${table.isCashOpen}`),
    index('shipments_ask')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    index('shipments_cancel_asked_by').on(table.cancelAskedBy),
    index('shipments_booked_by').on(table.bookedBy),
    index('shipments_key').on(table.key),
    // What somebody here has yet to receive or to give up: few, however many have come back.
    index('shipments_to_receive')
      .on(table.state, table.lastEventAt)
      .where(
        sql`${table.isCurrent} and ${table.inspectedAt} is null and ${table.state} in ('returning', 'returned', 'lost', 'damaged')`,
      ),
    // What was refused at the door and is yet to be received.
    index('shipments_partly')
      .on(table.lastEventAt)
      .where(
        sql`${table.isCurrent} and ${table.inspectedAt} is null and ${table.wholeDue} is not null`,
      ),
    // Of all that were delivered lately staff are reminded of these few.
    index('shipments_contrary')
      .on(table.lastEventAt)
      .where(sql`${table.isCurrent} and ${table.isContrary}`),
    unique('shipments_inspection_key').on(table.inspectionKey),
    index('shipments_inspected_by').on(table.inspectedBy),
    check('shipments_cash_positive', sql`least(${table.cashDue}, ${table.wayPaid}) >= 0`),
  ],
);

/** What was said of parcels, only ever added to: the database refuses to change or delete any. It can be replayed. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: id(),
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    state: text({ enum: parcelStates }).notNull(),
    reason: text({ enum: failedReasons }),
    /** Which pieces were kept at the door; null where nobody says. */
    kept: jsonb().$type<Kept>(),
    /** What was paid for the way of what was refused, in piastres; null from who was not at the door. */
    wayPaid: bigint({ mode: 'number' }),
    /** When it happened, as whoever said so knows. */
    at: moment().notNull(),
    /** What was said, as it came. */
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What tells it from all others: the same one is kept once. */
    key: text().notNull().unique(),
    /** What it changed as it came. */
    verdict: text({ enum: eventVerdicts }).notNull(),
    actorKind: actorKind().notNull(),
    actorId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('shipment_events_shipment').on(table.shipmentId, table.at, table.id),
    index('shipment_events_actor').on(table.actorId),
  ],
);

/** What became of the pieces of parcels that came back, or never did, only ever added to: the database refuses to change any. */
export const inspectedPieces = pgTable(
  'inspected_pieces',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    sellable: integer().notNull(),
    damaged: integer().notNull(),
    missing: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
    index('inspected_pieces_line').on(table.orderLineId),
    check(
      'inspected_pieces_some',
      sql`least(${table.sellable}, ${table.damaged}, ${table.missing}) >= 0 and ${table.sellable} + ${table.damaged} + ${table.missing} > 0`,
    ),
  ],
);
