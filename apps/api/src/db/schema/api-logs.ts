import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';

/** Finished calls. Without foreign keys, so that writing does not look at other tables. */
export const apiLogs = pgTable(
  'api_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    method: text().notNull(),
    url: text().notNull(),
    userId: integer(),
    statusCode: smallint().notNull(),
    /** Not jsonb, which refuses some of what callers send, such as a zero byte. */
    queryParams: json().$type<Record<string, unknown>>().notNull(),
    pathParams: json().$type<Record<string, unknown>>().notNull(),
    requestBody: text(),
    responseBody: text(),
    requestId: text().notNull(),
    durationMs: doublePrecision().notNull(),
    /** Of reads that were answered from memory: how many, of one path in a second. */
    count: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_logs_newest').on(table.createdAt, table.id),
    index('api_logs_method').on(table.method, table.createdAt, table.id),
    index('api_logs_status').on(table.statusCode, table.createdAt, table.id),
    index('api_logs_user').on(table.userId, table.createdAt, table.id),
    index('api_logs_request').on(table.requestId),
    index('api_logs_url').using('gin', sql`${table.url} gin_trgm_ops`),
  ],
);
