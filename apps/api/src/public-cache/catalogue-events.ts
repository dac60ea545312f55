import type { ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { networkOfRequest } from '../limits/network-of.ts';
import { Problem } from '../problem.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';

/** Interval of the heartbeat, by which either end notices a dead connection. */
const heartbeatMs = 15_000;
const maxListeners = 200;
/** Connections per address, so that no stranger takes them all: as many as one machine may run storefront servers. */
const maxPerAddress = 16;

type Options = { changes: CatalogueChanges };

/** Tells the storefront's servers when their cached pages are out of date, and nothing else. */
async function catalogueEvents(app: FastifyInstance, { changes }: Options) {
  const listeners = new Map<ServerResponse, string>();
  const tell = (words: string) => listeners.forEach((_, listener) => listener.write(words));
  const heartbeat = setInterval(() => tell(':\n\n'), heartbeatMs).unref();

  changes.onChange(() => tell('data: changed\n\n'));

  app.get(
    '/catalogue/changes',
    { logLevel: 'warn', config: { unlimited: true } },
    (request, reply) => {
      const address = networkOfRequest(request);
      const neighbours = [...listeners.values()].filter((other) => other === address).length;
      if (listeners.size >= maxListeners || neighbours >= maxPerAddress) {
        throw new Problem('server.unavailable', { retryAfter: 5 });
      }
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      raw.write(':\n\n');
      listeners.set(raw, address);
      raw.on('close', () => listeners.delete(raw));
    },
  );

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    listeners.forEach((_, listener) => listener.end());
  });
}

export default fp(catalogueEvents, { name: 'catalogue-events', dependencies: ['problems'] });
