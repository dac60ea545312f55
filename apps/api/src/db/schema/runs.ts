import { failedReasons, stopOutcomes } from '@craftsandore/contract';
import type { Kept } from '@craftsandore/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import { remittances } from './money.ts';
import { shipments } from './parcels.ts';
import { users } from './users.ts';

/** Rounds of the shop's own courier. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    driverName: text().notNull(),
    driverPhone: text().notNull(),
    /** In Egypt. */
    day: date().notNull(),
    /** Which of its links is the driver's: those before open nothing any more. */
    linkVersion: smallint().notNull().default(1),
    startedAt: moment(),
    /** The sum that its driver hands over, as they have signed it; null until then, and once they say more. */
    signedCash: bigint({ mode: 'number' }),
    signedAt: moment(),
    /** What was counted, and by how much it is more than what was due; null while nobody has. */
    counted: bigint({ mode: 'number' }),
    difference: bigint({ mode: 'number' }),
    note: text(),
    closedAt: moment(),
    closedBy: integer().references(() => users.id),
    /** SHA-256 of what it was closed with. */
    closingHash: text(),
    /** What its cash came to the shop with; null where there was none. */
    remittanceId: integer().references(() => remittances.id),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    /** What makes a repeated request harmless, and SHA-256 of what was asked with it. */
    key: uuid().unique('runs_key'),
    keyHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('runs_newest').on(table.createdAt, table.id),
    index('runs_staff').on(table.staffId),
    index('runs_closed_by').on(table.closedBy),
    index('runs_remittance').on(table.remittanceId),
    check(
      'runs_closed_whole',
      sql`num_nulls(${table.closedAt}, ${table.closedBy}, ${table.counted}, ${table.difference}) in (0, 4)`,
    ),
    check('runs_signed_whole', sql`num_nulls(${table.signedAt}, ${table.signedCash}) in (0, 2)`),
    check('runs_cash_positive', sql`least(${table.counted}, ${table.signedCash}) >= 0`),
  ],
);

/** Their parcels, in the order in which the driver goes. */
export const runStops = pgTable(
  'run_stops',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id),
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    position: smallint().notNull(),
    /** False once the run is closed: the parcel may go with another one. */
    isOpen: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.shipmentId] }),
    unique('run_stops_position').on(table.runId, table.position),
    index('run_stops_shipment').on(table.shipmentId),
    // A parcel goes with one driver.
    uniqueIndex('run_stops_open')
      .on(table.shipmentId)
      .where(sql`${table.isOpen}`),
  ],
);

/** What drivers say of their stops, only ever added to: the database refuses to change or delete any. */
export const runOutcomes = pgTable(
  'run_outcomes',
  {
    /** Made by the phone. */
    id: uuid().primaryKey(),
    runId: integer().notNull(),
    shipmentId: integer().notNull(),
    outcome: text({ enum: stopOutcomes }).notNull(),
    reason: text({ enum: failedReasons }),
    /** To which day it was put off, in Egypt. */
    day: date(),
    /** How many pieces of each line were kept, where others were refused. */
    kept: jsonb().$type<Exclude<Kept, string>>(),
    /** Piastres that were taken. */
    cash: bigint({ mode: 'number' }).notNull(),
    note: text(),
    /** When it happened, as far as is known. */
    at: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'run_outcomes_stop',
      columns: [table.runId, table.shipmentId],
      foreignColumns: [runStops.runId, runStops.shipmentId],
    }),
    index('run_outcomes_of_stop').on(table.runId, table.shipmentId),
    check(
      'run_outcomes_cash',
      sql`${table.cash} >= 0 and (${table.cash} = 0 or ${table.outcome} in ('delivered', 'partly', 'refused'))`,
    ),
    check('run_outcomes_kept', sql`(${table.outcome} = 'partly') = (${table.kept} is not null)`),
    check('run_outcomes_day', sql`(${table.outcome} = 'postponed') = (${table.day} is not null)`),
  ],
);
