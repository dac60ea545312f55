import { inspect } from 'node:util';

/** What opens an order, in an address. */
const linkToken = /\/(track|c)\/[\w-]+/g;

/** One JSON object a line on standard error, for whatever collects logs. */
export function logError(message: string, error: unknown, facts: Record<string, unknown> = {}) {
  const {
    name,
    message: reason,
    stack,
  } = error instanceof Error ? error : new Error(inspect(error));
  const entry = { level: 'error', time: new Date().toISOString(), message, ...facts };
  const line = JSON.stringify({ ...entry, error: { name, reason, stack } });
  process.stderr.write(`${line.replace(linkToken, '/$1/[removed]')}\n`);
}
