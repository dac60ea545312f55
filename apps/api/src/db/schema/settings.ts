import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** What the owner has set, by group. Each save adds a row: the newest one counts, and the others tell who changed what. */
export const settings = pgTable(
  'settings',
  {
    group: text({ enum: ['delivery'] }).notNull(),
    version: integer().notNull(),
    /** The whole group, of the contract's shape, with amounts in piastres. */
    value: jsonb().notNull(),
    /** Null for what the shop came with. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.group, table.version] }),
    index('settings_staff').on(table.staffId),
  ],
);
