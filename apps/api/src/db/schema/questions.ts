import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { answeredColumns } from './answered.ts';
import { moment } from './columns.ts';

/** What customers ask about products; everybody sees those that the shop has answered. */
export const questions = pgTable(
  'questions',
  {
    ...answeredColumns(), // `answeredAt` stays when the words are corrected: pages are sorted by it
    text: text().notNull(),
    /** Of the page on which it was asked, for the mail that tells of the answer. */
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    /** When everybody saw an answer first, and the mail about it was queued. */
    toldAt: moment(),
  },
  (table) => [
    // Pressed twice it is asked once.
    unique('questions_once').on(table.userId, table.productId, table.text),
    index('questions_answered_of_product')
      .on(table.productId, table.answeredAt, table.id)
      .where(sql`${table.answer} is not null and ${table.hiddenAt} is null`),
    index('questions_unanswered')
      .on(table.createdAt, table.id)
      .where(sql`${table.answer} is null and ${table.hiddenAt} is null`),
    index('questions_answered')
      .on(table.answeredAt, table.id)
      .where(sql`${table.answer} is not null and ${table.hiddenAt} is null`),
    index('questions_hidden')
      .on(table.hiddenAt, table.id)
      .where(sql`${table.hiddenAt} is not null`),
    index('questions_product').on(table.productId),
    index('questions_answered_by').on(table.answeredBy),
    index('questions_hidden_by').on(table.hiddenBy),
    check('questions_answer_dated', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
