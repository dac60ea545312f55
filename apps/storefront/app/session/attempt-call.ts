import { attempt, type Result } from '@craftsandore/api-client';

import type * as Calls from './calls.ts';

/** Makes a call whose code is fetched first: without a connection that fails as the call would. */
export const attemptCall = <T>(call: (calls: typeof Calls) => Promise<T>): Promise<Result<T>> =>
  attempt(import('./calls.ts').then(call));
