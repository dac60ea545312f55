import { ErrorBody } from '@craftsandore/contract';
import { isHTTPError, isKyError } from 'ky';

import { ApiError, ConnectionError } from './api-error.ts';

/** What a call throws, as one of ours; anything else (an abort, a bug) stays what it is. */
export function toOurError(error: unknown): unknown {
  if (isHTTPError(error)) {
    const { data } = ErrorBody.partial().safeParse(error.data);
    return new ApiError({ ...data, status: error.response.status });
  }
  // What is no JSON is not the API's: the sign-in page of a hotel's network, say.
  if (isKyError(error) || error instanceof SyntaxError) {
    return new ConnectionError(error.message, { cause: error });
  }
  return error;
}
