import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What limits have counted in the windows of time that run now: unlogged, so quick, and gone after a crash. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('limit_counters_end').on(table.endsAt)],
);
