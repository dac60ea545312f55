import { ErrorBody } from '@craftsandore/contract';
import { isHTTPError, isKyError } from 'ky';

import { ApiError, ConnectionError } from './api-error.ts';

/** What ky throws, as one of ours; anything else (an abort, a bug) stays what it is. */
export function toOurError(error: unknown): unknown {
  if (isHTTPError(error)) {
    const { data } = ErrorBody.partial().safeParse(error.data);
    return new ApiError({ ...data, status: error.response.status });
  }
  if (isKyError(error)) return new ConnectionError(error.message, { cause: error });
  return error;
}
