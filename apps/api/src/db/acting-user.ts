import { AsyncLocalStorage } from 'node:async_hooks';

import type pg from 'pg';

/** The id of the member of staff whose call is answered, for everything done on its behalf. */
export const actingUser = new AsyncLocalStorage<number>();

/**
 * Tells each transaction who of staff acts, within the statement that begins it: what is changed in one is written into the
 * audit log, and what is changed outside of any is not.
 */
export function nameActingUser(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown; // it takes many shapes
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      query(named(statement), ...rest)) as typeof client.query; // as it was
  });
}

function named(statement: unknown): unknown {
  const id = actingUser.getStore();
  if (id === undefined || !begins(statement)) return statement;
  return { ...statement, text: `${statement.text}; set local app.actor = '${id}'` };
}

const begins = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  /^begin\b/.test(String(statement.text));
