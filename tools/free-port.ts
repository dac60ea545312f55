import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to clients: a port of those may be taken before a server is on it, or while it is away. */
const lowest = 20_000;
/** Processes that look at the same moment look in different places. */
const size = 100;
const own = lowest + (process.pid % 100) * size;
let looked = 0;

/** Until a server is on its port. */
const reservedMs = 60_000;

/**
 * A TCP port of this machine that nobody listens on at the moment. No process that looks meanwhile finds it, too: its number
 * is taken for UDP, which nobody needs and the system gives back whatever becomes of this process.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = own + (looked++ % size);
    if (!(await reserve(port))) continue;
    const server = createServer().listen(port, '127.0.0.1');
    if (!(await begins(server))) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  const isMine = await begins(socket);
  if (isMine) setTimeout(() => socket.close(), reservedMs).unref();
  return isMine;
}

const begins = (listener: NodeJS.EventEmitter) =>
  once(listener, 'listening').then(
    () => true,
    () => false,
  );
