import { ErrorBody } from '@craftsandore/contract';
import { isHTTPError, isKyError } from 'ky';

import { ApiError, ConnectionError } from './api-error.ts';

/** Converts what a call throws to ApiError or ConnectionError; anything else (an abort, a bug) stays as it is. */
export function toOurError(error: unknown): unknown {
  if (isHTTPError(error)) {
    const { data } = ErrorBody.partial().safeParse(error.data);
    return new ApiError({ ...data, status: error.response.status });
  }
  // A response that is not JSON is not the API's: a captive portal, for example.
  if (isKyError(error) || error instanceof SyntaxError) {
    return new ConnectionError(error.message, { cause: error });
  }
  return error;
}
