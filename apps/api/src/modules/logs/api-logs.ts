import type { ApiLog, listApiLogs, ParsedInput } from '@craftsandore/contract';
import { and, between, desc, eq, gt, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { apiLogs } from '../../db/schema/api-logs.ts';

type Query = ParsedInput<typeof listApiLogs>['query'];

export type NewApiLog = typeof apiLogs.$inferInsert;

const newest = [desc(apiLogs.createdAt), desc(apiLogs.id)];

export async function insertApiLogs(db: Database, entries: NewApiLog[]): Promise<void> {
  await db.insert(apiLogs).values(entries);
}

export async function findApiLogs(db: Database, { page, perPage, ...search }: Query) {
  const where = wanted(search);
  const [{ totalCount, isCut }, rows] = await Promise.all([
    countUpTo(db, apiLogs, { where, orderBy: newest, isCostly: Boolean(search.url) }),
    db
      .select()
      .from(apiLogs)
      .where(where)
      .orderBy(...newest)
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return {
    logs: rows.map(toApiLog),
    total: totalCount,
    ...(isCut && { isCut }),
    perPage,
  };
}

function wanted(search: Omit<Query, 'page' | 'perPage'>): SQL | undefined {
  const { method, url, status, userId, requestId, from, to, after } = search;
  return and(
    method ? eq(apiLogs.method, method) : undefined,
    url ? urlHolds(url) : undefined,
    status ? hasStatus(status) : undefined,
    userId ? eq(apiLogs.userId, userId) : undefined,
    requestId ? eq(apiLogs.requestId, requestId) : undefined,
    from ? gte(apiLogs.createdAt, new Date(from)) : undefined,
    to ? lte(apiLogs.createdAt, new Date(to)) : undefined,
    after ? gt(apiLogs.id, after) : undefined,
  );
}

function hasStatus(status: string): SQL | undefined {
  const first = Number(status.replace('xx', '00'));
  return status.endsWith('xx')
    ? between(apiLogs.statusCode, first, first + 99)
    : eq(apiLogs.statusCode, first);
}

/** One or two letters are looked for where a part of the path begins: elsewhere a trigram index cannot find them. */
function urlHolds(part: string): SQL | undefined {
  if (/^\/+$/.test(part)) return undefined; // a slash alone is in every address
  if (!/[a-z\d]/i.test(part)) return sql`false`;
  const start = /^[a-z\d]/i.test(part) && !/[a-z\d]{3}/i.test(part) ? '/' : '';
  return ilike(apiLogs.url, `%${start}${part.replace(/[\\%_]/g, '\\$&')}%`);
}

const toApiLog = ({ count, ...row }: typeof apiLogs.$inferSelect): ApiLog => ({
  ...row,
  ...(count && { count }),
  createdAt: row.createdAt.toISOString(),
});
