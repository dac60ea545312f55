import { refusalSentence } from '@craftsandore/i18n';

import { isUnavailable } from '../db/failures.ts';
import { Problem } from '../problem.ts';

/** The message for a failed start or command, for a person at a terminal. */
export function failureSentence(error: unknown): string {
  if (error instanceof Problem) return refusalSentence(error.code, 'en', error.valuesIn('en'));
  if (isUnavailable(error)) {
    return 'The database does not answer. Check that PostgreSQL runs and that DATABASE_URL leads to it.';
  }
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use. Stop what listens there, or set API_PORT to another one.`;
  }
  return error.message;
}
