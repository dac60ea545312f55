import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';

/** Lets the app listen, and sends it these very bytes: clients tidy up paths and headers before they send them. */
export async function throughSocket(app: FastifyInstance) {
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

  return async (request: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
  };
}
