import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';

/** Sends these very bytes through a socket: clients tidy up paths and headers before they send them. */
export async function rawRequest(app: FastifyInstance, request: string) {
  const url = await listening(app);
  const socket = connect(Number(url.port), url.hostname);
  socket.write(request);
  const answer = await text(socket);

  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
}

async function listening(app: FastifyInstance): Promise<URL> {
  const [address] = app.addresses();
  if (address) return new URL(`http://${address.address}:${address.port}`);
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
}
