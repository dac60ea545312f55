import { randomUUID } from 'node:crypto';

import {
  type ApiClient,
  ApiError,
  createApiClient,
  type Refusal,
  refusalOf,
} from '@craftsandore/api-client';
import { createContext, data, type MiddlewareFunction } from 'react-router-dom';

import { env } from './config.server.ts';
import { localeContext } from './language.server.ts';
import { logError } from './log.server.ts';
import { visitorContext } from './visitor.server.ts';

/** The API as a guest of this request's language. Pages rendered here hold nothing personal. */
export const apiContext = createContext<ApiClient>();

export const giveApi: MiddlewareFunction<Response> = ({ request, context }, next) => {
  // One id connects our log, the API's and the database's.
  const requestId = randomUUID();
  const visitor = context.get(visitorContext);
  const api = createApiClient({
    baseUrl: env.API_INTERNAL_URL,
    locale: context.get(localeContext),
    // Uncompressed: between two servers, compression costs more than it saves.
    headers: {
      ...{ 'x-request-id': requestId, 'accept-encoding': 'identity' },
      // So that its limits are the visitor's own. It believes those it is told to trust.
      ...(visitor && { 'x-forwarded-for': visitor }),
    },
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

/** Whether the API says that there is no such resource, or that the id is not valid. */
export function isAbsence({ status }: Refusal): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** Turns a missing resource into a 404, and any other failure into a response with the request id of the logs. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    // As data: React Router sends nothing of an Error to the browser.
    const isAbsent = isAbsence(refusalOf(error));
    throw isAbsent ? data(null, 404) : data({ requestId: Object(error).requestId }, 500);
  });
}

/** A 503 for files such as sitemaps while the API is unavailable, which has been logged. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  return call.catch(() => {
    throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  });
}
