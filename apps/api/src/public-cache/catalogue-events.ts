import type { ServerResponse } from 'node:http';

import { addressOf, networkOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { isPrivate } from '../limits/is-private.ts';
import { Problem } from '../problem.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';

/** Interval of the heartbeat, by which either end notices a dead connection. */
const heartbeatMs = 15_000;
const maxListeners = 200;
/** Connections per address, so that no stranger takes them all: as many as one machine may run storefront servers. */
const maxPerAddress = 16;
/** Connections from the internet, of however many addresses: a storefront within our own network still finds one. */
const maxFromOutside = 100;

const streaming = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

type Listener = { network: string; isOutside: boolean };

type Options = { changes: CatalogueChanges };

/** Tells the storefront's servers when their cached pages are out of date, and nothing else. */
async function catalogueEvents(app: FastifyInstance, { changes }: Options) {
  const listeners = new Map<ServerResponse, Listener>();
  const tell = (words: string) => listeners.forEach((_, listener) => listener.write(words));
  const count = (which: (other: Listener) => boolean) =>
    [...listeners.values()].filter(which).length;
  const hasRoomFor = ({ network, isOutside }: Listener) =>
    listeners.size < maxListeners &&
    count((other) => other.network === network) < maxPerAddress &&
    (!isOutside || count((other) => other.isOutside) < maxFromOutside);
  const heartbeat = setInterval(() => tell(':\n\n'), heartbeatMs).unref();

  changes.onChange(() => tell('data: changed\n\n'));

  app.get(
    '/catalogue/changes',
    { logLevel: 'warn', config: { unlimited: true } },
    (request, reply) => {
      // Of a stream that has no end only the beginning is asked for.
      if (request.method === 'HEAD') return reply.headers(streaming).send();
      const address = addressOf(request);
      const from = { network: networkOf(address), isOutside: !isPrivate(address) };
      if (!hasRoomFor(from)) throw new Problem('server.unavailable', { retryAfter: 5 });
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, streaming);
      raw.write(':\n\n');
      listeners.set(raw, from);
      raw.on('close', () => listeners.delete(raw));
    },
  );

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    listeners.forEach((_, listener) => listener.end());
  });
}

export default fp(catalogueEvents, { name: 'catalogue-events', dependencies: ['problems'] });
