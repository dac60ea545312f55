import type { RoleId } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address that is to take its place, once the link that was sent there is opened. */
    pendingEmail: text(),
    /** International form, as its owner wrote it: nothing is proved by it. */
    phoneNumber: text(),
    /** argon2id; null for an account without a password. */
    passwordHash: text(),
    /** Whether it was chosen by a mailed link, so by the owner of the address; anybody may register one. */
    isPasswordProven: boolean().notNull().default(false),
    roleId: smallint().$type<RoleId>().notNull(),
    isVerified: boolean().notNull().default(false),
    /** Since when nobody can sign in to it; null while its owner can. */
    deactivatedAt: moment(),
    /** When a member of staff last called, to a few minutes. */
    lastSeenAt: moment(),
    /** What staff search: name and email, each after a space. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(' ' || name || ' ' || email)`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_role').on(table.roleId, table.createdAt, table.id),
    check('users_role_known', sql`${table.roleId} between 1 and 4`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    /** The second step of staff: none is needed, it has yet to be taken, it was. */
    secondStep: text({ enum: ['none', 'due', 'done'] })
      .notNull()
      .default('none'),
    /** When password, passkey or identity was shown; null for what a hand-off began. */
    provedAt: moment(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
