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

type Run = Plan & {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
};

/** How many rows the statements of a call read of these tables, the statement that reads most. */
export const rowsReadOf = ({ db, statements }: Watched, tables: string[]) => {
  async function readBy({ query, params }: Statement): Promise<number> {
    const { rows } = await db.$client.query(`explain (analyze, format json) ${query}`, params);
    const visit = (plan: Run): number => {
      const own = tables.includes(plan['Relation Name'] ?? '')
        ? plan['Actual Rows'] +
          (plan['Rows Removed by Filter'] ?? 0) +
          (plan['Rows Removed by Index Recheck'] ?? 0)
        : 0;
      const below = (plan.Plans ?? []) as Run[]; // of the same run
      return own * plan['Actual Loops'] + below.reduce((sum, plan) => sum + visit(plan), 0);
    };
    return visit(rows[0]['QUERY PLAN'][0].Plan);
  }

  return async (call: () => Promise<unknown>): Promise<number> => {
    statements.length = 0;
    await call();
    const read = statements.filter(({ query }) => /^\s*(select|with)/i.test(query));
    let most = 0;
    for (const statement of read) most = Math.max(most, await readBy(statement));
    return most;
  };
};
