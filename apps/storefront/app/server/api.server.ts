import { randomUUID } from 'node:crypto';

import { ApiError, createApiClient, type ApiClient } from '@craftsandore/api-client';
import { createContext, data, type MiddlewareFunction } from 'react-router';

import { env } from './config.server.ts';
import { requestIdOf } from '../shop/failure.ts';
import { localeContext } from './language.server.ts';
import { logError } from './log.server.ts';

/** The API as a visitor of this request's language. Pages rendered here hold nothing personal. */
export const apiContext = createContext<ApiClient>();

export const giveApi: MiddlewareFunction<Response> = ({ request, context }, next) => {
  // Finds all that was done for this page: in our log, in the API's, in the database's.
  const requestId = randomUUID();
  const api = createApiClient({
    baseUrl: env.API_INTERNAL_URL,
    locale: context.get(localeContext),
    // As it is: on the way between two servers, to compress costs more than it saves.
    headers: { 'x-request-id': requestId, 'accept-encoding': 'identity' },
  });

  context.set(apiContext, async (endpoint, input, options) => {
    try {
      return await api(endpoint, input, options);
    } catch (error) {
      // Logged here, once, so that a loader may swallow a failure without hiding it from us.
      if (!isRefusal(error)) {
        const { pathname } = new URL(request.url);
        logError('A call to the API failed', error, { path: pathname, requestId });
      }
      throw error instanceof Error ? Object.assign(error, { requestId }) : error;
    }
  });
  return next();
};

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Whether the API has no such thing, or says that there cannot be one. */
export function isAbsence(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status);
}

/** Lets a thing that is absent be a 404 page, and another failure one that names what finds it in the logs. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    // As data: of an error nothing gets to the browser.
    throw isAbsence(error) ? data(null, 404) : data({ requestId: requestIdOf(error) }, 500);
  });
}

/** Tells whoever asks for a file, and no page, to come again: the API was away, which has been logged. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  });
}
