import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

export const dialect = new PgDialect({ casing: 'snake_case' });

/** A part of statements that is the same in all of them: put together once, where each of them would do it anew. */
export const constantSql = <T>(part: SQL<T>): SQL<T> =>
  sql.raw(dialect.sqlToQuery(part).sql) as SQL<T>; // raw texts have no type of their own
