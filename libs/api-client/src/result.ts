import type { ErrorCode } from '@craftsandore/contract';

import { ApiError } from './api-error.ts';

/** Why a call came to nothing. Without a response there is neither status nor code nor sentence. */
export type Refusal = {
  status: number | undefined;
  code: ErrorCode | undefined;
  /** The API's own sentence, in the caller's language; undefined where it said nothing. */
  sentence: string | undefined;
  details: ApiError['details'];
  /** Finds the call in the API's log. */
  requestId: string | undefined;
};

/** What became of a call: its value, or the reason why there is none. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Waits for a call and never rejects, but where the person has cancelled it (AbortError). */
export async function attempt<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return { ok: false, refusal: refusalOf(error) };
  }
}

/** The refusal in an error; one without status, code and sentence where the error is not the API's. */
export function refusalOf(error: unknown): Refusal {
  const said = error instanceof ApiError ? error : undefined;
  return {
    status: said?.status,
    // Codes come from the contract; an empty one is that of a proxy on the way, which has none.
    code: (said?.code || undefined) as ErrorCode | undefined,
    sentence: said?.message || undefined,
    details: said?.details ?? [],
    // That of a call without a response is our own server's.
    requestId: said?.requestId ?? Object(error).requestId,
  };
}

/**
 * Whether the same call may succeed later: there was no response, the server failed or has enough to do, or the session is
 * over.
 */
export function isPassing({ status = 500 }: Pick<Refusal, 'status'>): boolean {
  return status >= 500 || status === 401 || status === 429;
}
