import { attemptChannels, attemptOutcomes } from '@craftsandore/contract';
import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { actorKind, cancelReason, orders } from './orders.ts';
import { users } from './users.ts';

export const attemptChannel = pgEnum('attempt_channel', attemptChannels);
export const attemptDirection = pgEnum('attempt_direction', ['out', 'in']);
export const attemptOutcome = pgEnum('attempt_outcome', attemptOutcomes);

/** What was tried to have orders confirmed, only ever added to: the database refuses to change or delete any. */
export const confirmationAttempts = pgTable(
  'confirmation_attempts',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    channel: attemptChannel().notNull(),
    direction: attemptDirection().notNull(),
    outcome: attemptOutcome().notNull(),
    /** When the customer asked to be called. */
    until: moment(),
    /** Why it was declined. */
    reason: cancelReason(),
    note: text(),
    isLastWarning: boolean().notNull().default(false),
    actorKind: actorKind().notNull(),
    actorId: integer().references(() => users.id),
    /** What makes a repeated request harmless, and SHA-256 of what was asked with it. */
    key: uuid().unique(),
    keyHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('confirmation_attempts_order').on(table.orderId, table.id),
    index('confirmation_attempts_actor').on(table.actorId),
    // What came of today's.
    index('confirmation_attempts_newest').on(table.createdAt, table.orderId, table.outcome),
  ],
);
