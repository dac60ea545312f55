import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, moment } from './columns.ts';
import { sessions, users } from './users.ts';

/** The codes of mailed links and hand-offs, for one use: using one deletes its row. */
export const singleUseCodes = pgTable(
  'single_use_codes',
  {
    /** SHA-256 of the code, so that reading the table gives no access. */
    hash: text().primaryKey(),
    purpose: text({
      enum: ['reset-password', 'verify-email', 'change-email', 'hand-off'],
    }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose end is the code's too; null for what is mailed, to be used without a session. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('single_use_codes_user').on(table.userId),
    index('single_use_codes_session').on(table.sessionId),
  ],
);

/** Links accounts to people at an identity provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'demo'] }).notNull(),
    /** The provider's id of the person, which stays when the email changes. */
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

/** The tokens of identity providers that somebody has signed in with, for as long as they are valid. */
export const usedCredentials = pgTable(
  'used_credentials',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('used_credentials_expiry').on(table.expiresAt)],
);
