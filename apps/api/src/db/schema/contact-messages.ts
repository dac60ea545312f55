import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** What visitors wrote through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Of the page on which it was written, for the answer; null in messages of earlier versions. */
    locale: text({ enum: ['ar', 'en'] }),
    /** Counts the changes by staff: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    /** As it was mailed: it never changes. */
    answer: text(),
    answeredAt: moment(),
    answeredBy: integer().references(() => users.id),
    /** Null while something is left to do. */
    doneAt: moment(),
    doneBy: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('contact_messages_done')
      .on(table.doneAt, table.id)
      .where(sql`${table.doneAt} is not null`),
    index('contact_messages_answered_by').on(table.answeredBy),
    index('contact_messages_done_by').on(table.doneBy),
    check(
      'contact_messages_answer_dated',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
