import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { below, type Random } from '../../support/random.ts';

export type BadNetwork = ReturnType<typeof openBadNetwork>;

/** Share of requests that are disturbed. */
const share = 0.3;
const maxDelayMs = 2_000;
/** No server of ours takes as long; nobody waits for one that does. */
const longestMs = 60_000;

/** What happens to them. Late and repeated requests arrive out of order. */
const troubles = [
  'lost',
  'response lost',
  'response cut',
  'doubled',
  'late',
  'response late',
] as const;

/** An HTTP proxy between browsers and servers. After `goBad`, three in ten requests are disturbed. */
export function openBadNetwork() {
  const agent = new Agent({ keepAlive: true });
  const servers: ReturnType<typeof createServer>[] = [];
  const underway = new Set<Promise<void>>();
  const struck = new Map<string, number>();
  let random: Random | undefined;
  let isDown = false;
  let carried = 0;

  const late = () => delay((random ?? Math.random)() * maxDelayMs);

  function nextTrouble() {
    if (!random || random() >= share) return;
    const trouble = troubles[below(random, troubles.length)] ?? 'lost';
    struck.set(trouble, (struck.get(trouble) ?? 0) + 1);
    return trouble;
  }

  async function carry(target: string, asked: IncomingMessage, response: ServerResponse) {
    const body = await buffer(asked);
    if (isDown) return void response.destroy();
    carried += 1;
    const send = () => sendOn(`${target}${asked.url}`, asked, body, agent);
    const trouble = nextTrouble();

    if (trouble === 'lost') return void response.destroy();
    if (trouble === 'late') await late();
    const received = await send();
    if (trouble === 'response lost') return void response.destroy();
    if (trouble === 'response late') await late();
    response.writeHead(received.status, received.headers);
    if (trouble === 'response cut') {
      const half = received.body.subarray(0, received.body.length / 2);
      return void response.write(half, () => response.destroy());
    }
    response.end(received.body);
    if (trouble === 'doubled') await late().then(send);
  }

  return {
    /** Opens a proxy to a server. @returns its address. */
    async open(target: () => string): Promise<string> {
      const server = createServer((asked, response) => {
        const carrying = carry(target(), asked, response).catch(() => void response.destroy());
        underway.add(carrying);
        void carrying.finally(() => underway.delete(carrying));
      }).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo; // it listens on a port
      return `http://127.0.0.1:${port}`;
    },

    /** Starts disturbing requests, by these random numbers. */
    goBad(dice: Random) {
      random = dice;
    },

    /** Ends all faults and waits for late requests. */
    async goWell() {
      random = undefined;
      isDown = false;
      await Promise.all(underway);
    },

    /** Drops everything without closing connections cleanly. */
    goDown() {
      isDown = true;
      servers.forEach((server) => server.closeAllConnections());
    },
    comeUp() {
      isDown = false;
    },

    /** How many requests it has carried, and how many were disturbed in which way. */
    counts: () => ({ carried, struck }),

    close() {
      servers.forEach((server) => server.closeAllConnections());
      servers.forEach((server) => server.close());
      agent.destroy();
    },
  };
}

/** Forwards a request and reads its whole response. */
async function sendOn(
  url: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
  agent: Agent,
) {
  const onward = request(url, { method, headers, agent, signal: AbortSignal.timeout(longestMs) });
  onward.end(body);
  const [received]: IncomingMessage[] = await once(onward, 'response');
  if (!received) throw new Error('A response comes with its event');
  // Hop-by-hop headers.
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...kept } = received.headers;
  return { status: received.statusCode ?? 502, headers: kept, body: await buffer(received) };
}
