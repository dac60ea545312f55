import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { currentRequest } from '../db/signed-statements.ts';

async function requestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onRequest', ({ id }, _reply, done) => currentRequest.run(id, done));
}

export default fp(requestId, { name: 'request-id' });
