import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a client may send before the answer to another; browsers and proxies send none. */
const maxAhead = 16;

type Exchange = Parameters<RequestListener>;

/**
 * An HTTP server that works at one request of a connection at a time. Node would begin with all that a client has sent
 * ahead, which are 2,000 in one packet, and keep their answers in memory: here they wait, and too many end the connection.
 */
export function serverOneAtATime(options: ServerOptions, listener: RequestListener): Server {
  // A connection is in it while one of its requests is in work.
  const ahead = new WeakMap<Socket, Exchange[]>();

  function work([request, response]: Exchange) {
    response.once('close', () => workAtNext(request.socket));
    listener(request, response);
  }

  function workAtNext(socket: Socket) {
    const next = ahead.get(socket)?.shift();
    if (!next) ahead.delete(socket);
    else if (!socket.destroyed) work(next);
  }

  return createServer(options, (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (!waiting) {
      ahead.set(socket, []);
      work([request, response]);
    } else if (waiting.length < maxAhead) {
      waiting.push([request, response]);
    } else {
      socket.destroy();
    }
  });
}
