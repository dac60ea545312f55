import type { Refusal, Result } from '@craftsandore/api-client';

/** What a call came to that succeeded with this value. */
export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });

/** What a call came to that the API has refused; without a sentence, one that never reached it. */
export const refused = (said: Partial<Refusal> = {}): Result<never> => ({
  ok: false,
  refusal: {
    status: undefined,
    code: undefined,
    sentence: undefined,
    details: [],
    requestId: undefined,
    ...said,
  },
});
