import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to clients: a port of those may be taken while the server that comes back to it is away. */
const [first, last] = [20_000, 30_000];

/** A free port that a server can be killed on and started on again. */
export async function findPortToKeep(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
