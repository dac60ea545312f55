import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** The authenticator apps of staff: one each. */
export const authenticators = pgTable('authenticators', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (`second-step/secret-box.ts`). */
  secret: text().notNull(),
  /** The last half minute whose code was used: none is taken twice. */
  lastStep: integer().notNull().default(0),
  /** Null until a code has shown that the app has the secret. */
  confirmedAt: moment(),
  createdAt: createdAt(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's name of it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the authenticator counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Each good for one second step: using one deletes its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of a code of 80 random bits. */
    hash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
