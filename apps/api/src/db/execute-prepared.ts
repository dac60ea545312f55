import type { SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from './client.ts';
import { dialect } from './constant-sql.ts';

/** Each takes memory of each connection. */
const maxNames = 30;

const names = new Map<string, string>();

/**
 * A statement whose text is made of parts, as what people search for makes it: the texts that come first are read and
 * planned by PostgreSQL once for each connection, as `prepared` has it; beyond some dozens, each time anew.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: DatabaseOrTransaction,
  statement: SQL,
): Promise<Row[]> {
  const { session } = db._;
  // Private to drizzle: docs/adr/0015-prepared-statements-by-drizzles-private-door.md
  if (typeof session.prepareQuery !== 'function') {
    throw new Error('This version of drizzle-orm has no session.prepareQuery: see ADR 15');
  }
  const query = dialect.sqlToQuery(statement);
  const { rows } = await session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      nameOf(query.sql),
      false,
    )
    .execute();
  return rows;
}

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < maxNames) names.set(text, `text ${names.size + 1}`);
  return names.get(text);
}
