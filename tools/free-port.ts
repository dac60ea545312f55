import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A TCP port of this machine that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // -- a TCP server that listens has one
  server.close();
  await once(server, 'close');
  return port;
}
