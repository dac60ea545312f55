import type { Figures } from './load.ts';
import { milliseconds, ratio } from './figures.ts';

/** Figures of a call: without and with the cache, of its statements alone, of its bytes alone. */
export type Ways = { api: Figures; sql: Figures; memory?: Figures; bare?: Figures };

export const head = [
  ...['call', 'bytes', 'statements', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'of the same SQL'],
  ...['from memory', 'of bare Fastify', 'errors'],
];

type Call = { name: string; bytes: number; statements: number };

export function rowOf({ name, bytes, statements }: Call, ways: Ways): string[] {
  const { api, sql, memory, bare } = ways;
  const errors = Object.values(ways).reduce((sum, { errors }) => sum + errors, 0);
  return [
    ...[name, String(bytes), String(statements), api.perSecond.toFixed(0)],
    ...[api.p50, api.p95, api.p99].map(milliseconds),
    ratio(api.perSecond, sql.perSecond),
    memory ? memory.perSecond.toFixed(0) : '',
    memory && bare ? ratio(memory.perSecond, bare.perSecond) : '',
    String(errors),
  ];
}
