import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Counts of the current limits. Unlogged: fast, and lost in a crash. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('limit_counters_end').on(table.endsAt)],
);

/** Where accounts have been signed in to, so that no stranger's wrong passwords keep their owners out. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    /** SHA-256 of network and account, so that the table tells nobody's whereabouts. */
    hash: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('known_networks_expiry').on(table.expiresAt)],
);
