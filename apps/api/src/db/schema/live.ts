import type { LiveKind } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/**
 * What open pages of staff are told, kept for a day, so that who was away for a moment goes on where they were. Triggers
 * write it as a transaction ends, one transaction after the other: whoever sees an id has seen, or can see, all before it.
 */
export const liveEvents = pgTable('live_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<LiveKind>().notNull(),
  /** The id of the order, review, question or message. */
  objectId: integer().notNull(),
  createdAt: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
});
