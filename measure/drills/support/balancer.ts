import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { isReady } from '../../support/api-process.ts';

const lookEveryMs = 200;

/** A simple load balancer: round robin over the processes that report "ready", without retries. */
export async function startBalancer(urls: string[]) {
  const ready = new Set(urls);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  // A connection that is closed while being reused would count as a failed request.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const candidates = [...ready];
    const target = candidates[turn++ % candidates.length];
    // As load balancers do where all are too busy to say that they are ready.
    if (!target) return response.writeHead(503).end();

    const { method, headers, url } = request;
    const onward = ask(`${target}${url}`, { method, headers, agent }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502).end();
      else response.destroy();
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const closing = new AbortController();
  const watching = Promise.all(
    urls.map(async (url) => {
      while (!closing.signal.aborted) {
        if (await isReady(url)) ready.add(url);
        else ready.delete(url);
        await delay(lookEveryMs);
      }
    }),
  );

  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    isIn: (url: string) => ready.has(url),
    async close() {
      closing.abort();
      await watching;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
