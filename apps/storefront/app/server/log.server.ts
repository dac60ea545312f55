import { inspect } from 'node:util';

/** One JSON object a line on standard error, for whatever collects logs. */
export function logError(message: string, error: unknown, facts: Record<string, unknown> = {}) {
  const {
    name,
    message: reason,
    stack,
  } = error instanceof Error ? error : new Error(inspect(error));
  const entry = { level: 'error', time: new Date().toISOString(), message, ...facts };
  process.stderr.write(`${JSON.stringify({ ...entry, error: { name, reason, stack } })}\n`);
}
