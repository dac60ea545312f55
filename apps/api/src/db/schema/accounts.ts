import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** What a mailed link or a hand-off carries, good for one use: using one deletes its row. */
export const singleUseCodes = pgTable(
  'single_use_codes',
  {
    /** SHA-256 of the code: whoever reads the table cannot use what is in it. */
    hash: text().primaryKey(),
    purpose: text({ enum: ['reset-password', 'verify-email', 'hand-off'] }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('single_use_codes_user').on(table.userId)],
);

/** Who an identity provider says that an account belongs to. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'demo'] }).notNull(),
    /** The provider's own name for the person, which outlives a change of e-mail address. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);
