import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The error of PostgreSQL or of the connection, without the statement and values that Drizzle adds. */
export function databaseFailure(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** Whether a write was refused because such a row is there already. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return (
    failure instanceof pg.DatabaseError &&
    failure.code === '23505' &&
    failure.constraint === constraint
  );
}

/** Text that PostgreSQL cannot store, such as a zero byte: the caller's mistake. */
export function isUnstorableText(error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure instanceof pg.DatabaseError && ['22021', '22P05'].includes(failure.code ?? '');
}

const connectionFailures =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0|25P0[34])/;
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Too slow, waited too long for a lock, or deadlocked: statement_timeout, lock_timeout, deadlock. */
const crowded = new Set(['57014', '55P03', '40P01', '40001']);

/** Whether PostgreSQL is unreachable, starting, stopping, full or overloaded: worth trying again in a moment. */
export function isUnavailable(error: unknown): boolean {
  const failure = databaseFailure(error);
  if (!(failure instanceof Error)) return false;
  const code = 'code' in failure ? String(failure.code) : '';
  return (
    crowded.has(code) || connectionFailures.test(code) || driverSentences.test(failure.message)
  );
}
