import { once } from 'node:events';
import { connect } from 'node:net';

const patienceMs = 15_000;

const post = (length: number, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);

const brokenUtf8 = Buffer.from('{"email":"\xff\xfe\xc0\xaf","password":"x"}', 'latin1');
const nested = '['.repeat(45_000) + ']'.repeat(45_000);

/** Bytes that are no valid request. */
export const badBytes: Record<string, Buffer> = {
  'broken UTF-8': post(brokenUtf8.length, brokenUtf8),
  'a list within a list, 45,000 times': post(nested.length, nested),
  'more than was said': post(2, '{"email":"x"}GET / HTTP/1.1'),
  'two lengths': Buffer.from(
    'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}',
  ),
  'a length and pieces': Buffer.from(
    'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ),
  'a piece of no size': Buffer.from(
    'POST /auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
  ),
  'no HTTP': Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  'a thousand headers': Buffer.from(
    `GET /products HTTP/1.1\r\nHost: a\r\n${'A: b\r\n'.repeat(5_000)}\r\n`,
  ),
};

/** Sends bytes and waits for a response or the end of the connection; `isOpen` if neither comes. */
export function talk(url: string, bytes: Buffer): Promise<{ status: number; isOpen: boolean }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve({ status: Number(heard.split(' ')[1] ?? 0), isOpen });
    };
    const socket = connect(Number(port), hostname)
      .on('data', (chunk) => (heard += chunk.toString()))
      .on('error', () => end(false))
      .on('close', () => end(false))
      // With keep-alive the connection stays open after the response.
      .setTimeout(patienceMs, () => end(heard === ''));
    socket.write(bytes);
  });
}

/** Opens `count` requests without finishing them. @returns how to close them, and how many the server has closed. */
export async function beginRequests(url: string, count: number) {
  let ended = 0;
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).on('close', () => (ended += 1));
      // Unread responses would keep it open.
      socket.resume();
      await once(socket, 'connect');
      socket.write(post(1_000, '{"email":'));
      return socket;
    }),
  );
  return { leave: () => sockets.forEach((socket) => socket.destroy()), ended: () => ended };
}
