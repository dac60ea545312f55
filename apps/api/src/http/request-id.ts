import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptable = /^[\w-]{8,64}$/;

/** The caller's own id where it is fit for a log, else a new one: one id from browser to log line. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
