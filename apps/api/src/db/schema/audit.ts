import { auditActions, auditKinds } from '@craftsandore/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { createdAt } from './columns.ts';
import { users } from './users.ts';

/**
 * What staff changed, only ever added to: the database refuses to change or delete any. Triggers write it, of whatever a
 * transaction with an acting user (`acting-user.ts`) changes, so that no call can forget to.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: auditKinds }).notNull(),
    /** What was changed, as its page's address names it: an id, the address of a page, a group of settings. */
    objectId: text(),
    /** What it was called then, in both languages where it has names in both. */
    name: text(),
    nameAr: text(),
    /** Which part of it, such as a design of a product. */
    part: text(),
    partAr: text(),
    action: text({ enum: auditActions }).notNull(),
    /** By column, those that are other than before; of a group of settings, the whole group. Of long texts, what differs. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** What staff search: names and values, each after a space. */
    searchText: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_newest').on(table.createdAt, table.id),
    index('audit_entries_kind').on(table.kind, table.createdAt, table.id),
    index('audit_entries_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_entries_object').on(table.objectId, table.createdAt, table.id),
    index('audit_entries_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
