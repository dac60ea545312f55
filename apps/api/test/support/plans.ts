import { expect } from 'vitest';

import type { Database } from '../../src/db/client.ts';
import type { Statement } from './database.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
type Watched = { db: Database; statements: Statement[] };

/** Expects of a call that no statement of it would read one of these tables from end to end. */
export const indexesOf = ({ db, statements }: Watched, tables: string[]) => {
  async function readWhole({ query, params }: Statement): Promise<string[]> {
    const { rows } = await db.$client.query(`explain (format json) ${query}`, params);
    const visit = (plan: Plan): string[] => [
      ...(plan['Node Type'].includes('Seq Scan') ? [plan['Relation Name'] ?? ''] : []),
      ...(plan.Plans ?? []).flatMap(visit),
    ];
    return visit(rows[0]['QUERY PLAN'][0].Plan).filter((table) => tables.includes(table));
  }

  return async (call: () => Promise<unknown>) => {
    statements.length = 0;
    await call();
    const read = statements.filter(({ query }) => /^\s*(select|with)/i.test(query));
    expect(read.length).toBeGreaterThan(0);
    for (const statement of read) {
      expect([statement.query, await readWhole(statement)]).toEqual([statement.query, []]);
    }
  };
};
