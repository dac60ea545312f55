import type { ErrorCode } from '@craftsandore/contract';

/** The status of an API's refusal; undefined for any other error. Asked without the client's code at hand. */
export function statusOf(error: unknown): number | undefined {
  const isRefusal = error instanceof Error && 'status' in error && typeof error.status === 'number';
  return isRefusal ? Number(error.status) : undefined;
}

/** Whether the API refused because nobody is signed in, or no longer. */
export function isUnauthorized(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** The API's own sentence where it refused with one; null otherwise. An older backend gives it without a code. */
export function sentenceOf(error: unknown): string | null {
  const isRefusal = error instanceof Error && 'status' in error && 'code' in error;
  return isRefusal && error.message ? error.message : null;
}

/** The request id of a failed call, for the logs; null where there is none. */
export function requestIdOf(failure: unknown): string | null {
  if (typeof failure !== 'object' || failure === null || !('requestId' in failure)) return null;
  return typeof failure.requestId === 'string' ? failure.requestId : null;
}

/** Whether the API refused for this reason. */
export function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
