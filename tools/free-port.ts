import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to clients: a port of those may be taken before a server is on it, or while it is away. */
const lowest = 20_000;
/** Processes that look at the same moment look in different places, and none finds a port twice. */
const size = 100;
const own = lowest + (process.pid % 100) * size;
let looked = 0;

/** A TCP port of this machine that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = own + (looked++ % size);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
