import type { ErrorBody } from '@craftsandore/contract';

type Refusal = Partial<ErrorBody> & { status: number };

/** The API responded, and said no. Not for a lost connection: that is a ConnectionError. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Stable code of the contract; empty when the response came from something else on the way. */
  readonly code: string;
  readonly details: NonNullable<ErrorBody['details']>;
  /** Finds the call in the API's log. */
  readonly requestId: string | undefined;

  constructor({ status, message = '', code = '', details = [], requestId }: Refusal) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

/** No response came, in time or at all, or none that can be read. The call may have been carried out. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}
