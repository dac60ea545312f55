import { staffActs } from '@craftsandore/contract';
import type { RoleId } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Roles that were offered to addresses, each by a mailed link. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull(),
    roleId: smallint().$type<RoleId>().notNull(),
    /** SHA-256 of the link's token; null until it is sent, and once it is used or void. */
    hash: text().unique(),
    invitedById: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_invitations_open')
      .on(table.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('staff_invitations_newest').on(table.createdAt, table.id),
    index('staff_invitations_inviter').on(table.invitedById),
  ],
);

/** What was done to accounts of staff: only ever added to, which a trigger sees to. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: id(),
    act: text({ enum: staffActs }).notNull(),
    /** Whose account; null for an address that has none. */
    userId: integer().references(() => users.id),
    /** Who did it; null for a command on the server. */
    staffId: integer().references(() => users.id),
    /** The role that was given or offered. */
    roleId: smallint().$type<RoleId>(),
    /** The address that was invited. */
    email: text(),
    /** Why, where that was asked for. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_changes_user').on(table.userId, table.id),
    index('staff_changes_staff').on(table.staffId),
  ],
);
