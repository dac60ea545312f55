import { connect, type Socket } from 'node:net';

/** The end of a chunked response. */
const lastChunk = Buffer.from('0\r\n\r\n');

type ResponseHead = { status: number; bytesLeft: number };

/**
 * One connection to a server, for one request at a time. It reads only where a response ends: a client that
 * parses headers is slower than a server that responds from memory, and would measure itself.
 */
export function openConnection(hostname: string, port: number) {
  let socket: Socket | null = null;
  let asking: PromiseWithResolvers<number> | null = null;
  let head = Buffer.alloc(0);
  let response: ResponseHead | null = null;

  function open(): Socket {
    const opened = connect({ host: hostname, port, noDelay: true });
    opened.on('data', read);
    opened.on('error', () => undefined);
    opened.on('close', () => {
      socket = null;
      asking?.reject(new Error('The server hung up.'));
    });
    return opened;
  }

  function read(chunk: Buffer) {
    let body = chunk;
    if (!response) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      response = readResponse(head.toString('latin1', 0, end));
      body = head.subarray(end + 4);
    }
    response.bytesLeft -= body.length;
    const isWhole = Number.isNaN(response.bytesLeft)
      ? body.subarray(-lastChunk.length).equals(lastChunk)
      : response.bytesLeft <= 0;
    if (isWhole) asking?.resolve(response.status);
  }

  return {
    /** @returns the status of the response, once all of it is there. */
    ask(message: string): Promise<number> {
      [asking, response, head] = [Promise.withResolvers(), null, Buffer.alloc(0)];
      socket ??= open();
      socket.write(message);
      return asking.promise;
    },
    close: () => socket?.destroy(),
  };
}

function readResponse(head: string): ResponseHead {
  const length = head.match(/^content-length: *(\d+)/im)?.[1];
  return { status: Number(head.slice(9, 12)), bytesLeft: Number(length ?? NaN) };
}
