import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Recording, Statement } from './recorder.ts';

/** Sends the statements of a recorded call. */
export async function replay(client: pg.PoolClient, statements: Statement[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Ids of a call, by name. */
export type Ids = Record<string, unknown>;

/**
 * Turns two recordings of the same call into statements for other customers: where the recordings have ids of their
 * own, the next customer's are put. Ids that are created by the call are read from the first row of the statement that
 * `born` names. Random ids of jobs are generated again.
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
