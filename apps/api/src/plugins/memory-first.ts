import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import {
  isKnown,
  type SharedAnswer,
  type SharedAnswers,
} from '../shared-answers/shared-answers.ts';
import { requestIdOf } from './request-id.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyInstance {
    /** Lets this answer be given again, as it goes out now, before any hook or route looks at a request. */
    rememberAnswer(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): void;
  }
}

/**
 * Lets memory answer before the framework begins: most requests of a shop ask for the same few answers, and the
 * framework would cost twice what the answer does. What memory answers is in no log and counts for no limit.
 */
async function memoryFirst(
  app: FastifyInstance,
  { sharedAnswers }: { sharedAnswers: SharedAnswers },
) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.decorate('rememberAnswer', ({ url, headers: { origin } }, reply, answer) => {
    // Whose page asks is part of such an answer.
    if (origin) return;
    const { 'x-request-id': _, ...headers } = reply.getHeaders();
    sharedAnswers.remember(url, answer, Object.entries(headers).flat().map(String));
  });

  const [framework] = app.server.listeners('request') as [RequestListener]; // the one that Fastify has made it with
  app.server.removeListener('request', framework).on('request', (request, response) => {
    const { method, url = '', headers } = request;
    if (isClosing || method !== 'GET' || headers.origin || !sharedAnswers.has(url)) {
      return framework(request, response);
    }
    void answer(request, response, url);
  });

  async function answer(request: IncomingMessage, response: ServerResponse, url: string) {
    const known = await sharedAnswers.find(url);
    if (!known) return framework(request, response);

    const { headers, body, etag } = known;
    const own = ['x-request-id', requestIdOf(request)];
    if (isKnown(etag, request.headers['if-none-match'])) {
      response.writeHead(304, [...own, ...headers]).end();
    } else {
      const length = ['content-length', String(body.length)];
      response.writeHead(200, [...own, ...length, ...headers]).end(body);
    }
  }
}

export default fp(memoryFirst, { name: 'memory-first' });
