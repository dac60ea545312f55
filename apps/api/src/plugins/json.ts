import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { Problem } from '../problem.ts';

/** Objects and lists within each other; calls need five. Deeper ones overflow the stack of whatever walks through them. */
const maxDepth = 50;

/** Reads JSON bodies as Fastify would, and refuses those that are nested too deeply. */
async function json(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      parse(request, body, (error, value) => {
        if (error) done(error);
        else if (isDeeperThan(maxDepth, value)) done(new Problem('request.too_deep'));
        else done(null, value);
      });
    },
  );
}

const isDeeperThan = (depth: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner)));

export default fp(json, { name: 'json', dependencies: ['problems'] });
