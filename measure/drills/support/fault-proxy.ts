import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** A TCP proxy with faults on demand. @param portOf the server's current port on loopback. */
export async function startFaultProxy(portOf: () => number) {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let open: Promise<void> = Promise.resolve();
  let thaw = () => {};

  const server = createServer((client) => {
    const upstream = connect(portOf(), '127.0.0.1');
    carry(client, upstream);
    carry(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** Forwards chunks in order, each after the current delay. */
  function carry(from: Socket, to: Socket) {
    sockets.add(from);
    let carried: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk) => {
      const due = Date.now() + delayMs;
      carried = carried
        .then(() => open)
        .then(() => delay(Math.max(0, due - Date.now())))
        .then(() => to.writable && to.write(chunk));
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      void carried.then(() => to.destroy());
    });
  }

  const cut = () => sockets.forEach((socket) => socket.destroy());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    port,
    /** Connections stay open but carry nothing until `thaw`. */
    freeze() {
      open = new Promise((resolve) => {
        thaw = resolve;
      });
    },
    thaw: () => thaw(),
    /** Delays every chunk by this many milliseconds. */
    slow(ms: number) {
      delayMs = ms;
    },
    /** Closes all connections. */
    cut,
    close() {
      thaw();
      cut();
      server.close();
    },
  };
}
