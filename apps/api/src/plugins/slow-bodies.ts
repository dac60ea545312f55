import { networkOfRequest } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { Problem } from '../problem.ts';

type Options = {
  /** Bodies of one network that may be slow at the same time. */
  max?: number;
  /** What is here sooner is not slow, however many come at once. */
  slowAfterMs?: number;
  endAfterMs?: number;
};

/**
 * Ends requests whose body does not come: each holds a connection. Photos, which staff alone may send, have the server's
 * own, longer time.
 */
async function slowBodies(
  app: FastifyInstance,
  { max = 20, slowAfterMs = 1_000, endAfterMs = 10_000 }: Options,
) {
  const slow = new Map<string, number>();

  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || request.isMultipart()) return;

    const network = networkOfRequest(request);
    const count = (change: number) => {
      const now = (slow.get(network) ?? 0) + change;
      if (now > 0) slow.set(network, now);
      else slow.delete(network);
      return now;
    };

    const end = () => {
      // Where nobody reads the body, its request has been answered.
      if (raw.listenerCount('error') === 0) return;
      // What is left of the body would be taken for the next request.
      reply.header('connection', 'close');
      raw.emit('error', new Problem('request.too_slow'));
    };
    let isSlow = false;
    const timers = [
      setTimeout(() => {
        isSlow = true;
        if (count(1) > max) end();
      }, slowAfterMs),
      setTimeout(end, endAfterMs),
    ];
    const done = () => {
      timers.forEach(clearTimeout);
      if (isSlow) count(-1);
      isSlow = false;
    };
    raw.once('end', done);
    reply.raw.once('close', done);
  });
}

export default fp(slowBodies, { name: 'slow-bodies', dependencies: ['problems', 'uploads'] });
