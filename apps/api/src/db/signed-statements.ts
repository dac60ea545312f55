import { AsyncLocalStorage } from 'node:async_hooks';

import type pg from 'pg';

/** The id of the current request, for everything done on its behalf. */
export const currentRequest = new AsyncLocalStorage<string>();

/** Ends statements with the id of their request, so that PostgreSQL's logs and activity lead to our log. */
export function signStatements(pool: pg.Pool): void {
  sign(pool);
  pool.on('connect', sign);
}

function sign(queryable: Pick<pg.ClientBase, 'query'>): void {
  const query = queryable.query.bind(queryable) as (...args: unknown[]) => unknown; // it takes many shapes
  queryable.query = ((...[statement, ...rest]: unknown[]) => {
    // The pool asks its clients with a callback, maybe while another request gives one back; it has signed by then.
    const isPools = rest.some((part) => typeof part === 'function');
    return query(isPools ? statement : signed(statement), ...rest);
  }) as typeof queryable.query; // as it was
}

function signed(statement: unknown): unknown {
  const id = currentRequest.getStore();
  if (!id) return statement;
  if (typeof statement === 'string') return `${statement} /* request ${id} */`;
  // A prepared one has a name, and is the same for all requests.
  if (!hasText(statement) || statement.name) return statement;
  return { ...statement, text: signed(statement.text) };
}

const hasText = (statement: unknown): statement is { text: string; name?: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement;
