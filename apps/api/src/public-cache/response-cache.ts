import type { RequestListener, Server } from 'node:http';

import { serverOneAtATime } from '@craftsandore/env/one-at-a-time';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestIdOf } from '../http/request-id.ts';
import { matchesEtag, type CachedResponse, type PublicCache } from './public-cache.ts';

/**
 * A server that responds from memory before the framework begins: most requests of a shop ask for the same few pages,
 * and the framework would cost twice what the response does. Such responses count for no limit, and in the call log as sums.
 */
export function cachingServer(
  cache: PublicCache,
  framework: RequestListener,
  onRead: (url: string, status: number) => void,
): Server {
  const server = serverOneAtATime({}, (request, response) => {
    const { method, url = '', headers } = request;
    // While closing, the framework says so in its responses.
    if (!server.listening || method !== 'GET' || headers.origin || !cache.has(url)) {
      return framework(request, response);
    }
    void respond(request, response);
  });
  // With a `serverFactory`, timeouts are ours to set. Long enough for the largest photo over a slow connection:
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 72_000;
  return server;

  async function respond(...[request, response]: Parameters<RequestListener>) {
    const cached = await cache.find(request.url ?? '');
    if (!cached) return framework(request, response);

    const { headers, body, etag } = cached;
    const own = ['x-request-id', requestIdOf(request)];
    const isKnown = matchesEtag(etag, request.headers['if-none-match']);
    onRead(request.url ?? '', isKnown ? 304 : 200);
    if (isKnown) {
      response.writeHead(304, [...own, ...headers]).end();
    } else {
      const length = ['content-length', String(body.length)];
      response.writeHead(200, [...own, ...length, ...headers]).end(body);
    }
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Lets the server above repeat a response as it goes out now. */
export function cacheResponse(
  cache: PublicCache,
  {
    request: {
      url,
      headers: { origin },
    },
    reply,
  }: Exchange,
  response: CachedResponse,
): void {
  // Whose page asks is part of such a response.
  if (origin) return;
  const { 'x-request-id': _, ...headers } = reply.getHeaders();
  cache.remember(url, response, Object.entries(headers).flat().map(String));
}
