import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Recording, Statement } from './recorder.ts';

/** Says the same to PostgreSQL as a call did, and nothing between. */
export async function replay(client: pg.PoolClient, statements: Statement[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Ids by what they are of, as one call met them. */
export type Ids = Record<string, unknown>;

/**
 * What two like calls said, as one that can be said for others: where both put an id of their own, the id of
 * whoever comes next stands. Ids that come only while it runs are read from the first row of the statement that
 * `born` names. Made-up ids of jobs are made up anew.
 */
export function templateOf(
  [one, ids]: readonly [Recording, Ids],
  [other, otherIds]: readonly [Recording, Ids],
  born: Record<string, string>,
) {
  const roleOf = (value: unknown, otherValue: unknown) =>
    Object.keys(ids).find((role) => ids[role] === value && otherIds[role] === otherValue);

  const lines = one.statements.map(({ name, text, values }, line) => ({
    name,
    text,
    birth: Object.keys(born).find((role) => text.startsWith(born[role] ?? '')),
    values: values.map((value, place) => {
      const otherValue = other.statements[line]?.values[place];
      const role = roleOf(value, otherValue);
      if (role) return (known: Ids) => known[role];
      if (isUuid(value) && value !== otherValue) return () => randomUUID();
      return () => value;
    }),
  }));

  return async (client: pg.PoolClient, given: Ids): Promise<void> => {
    const known = { ...given };
    for (const { name, text, values, birth } of lines) {
      const said = { name, text, values: values.map((value) => value(known)) };
      const { rows } = await client.query(said);
      if (birth) known[birth] = Object.values(rows[0] ?? {})[0];
    }
  };
}

const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
