import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { currentRequest } from '../db/signed-statements.ts';

const acceptable = /^[\w-]{8,64}$/;

/** The caller's own id where it is fit for a log, else a new one: one id from browser to log line. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

async function requestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onRequest', ({ id }, _reply, done) => currentRequest.run(id, done));
}

export default fp(requestId, { name: 'request-id' });
