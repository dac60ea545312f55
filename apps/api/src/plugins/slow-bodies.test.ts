import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';

import loadShedding from './load-shedding.ts';
import problems from './problems.ts';
import slowBodies from './slow-bodies.ts';
import uploads from './uploads.ts';

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

async function serve(limits: { max?: number; slowAfterMs?: number; endAfterMs?: number }) {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(problems);
  await app.register(loadShedding, { max: 10 });
  await app.register(uploads);
  await app.register(slowBodies, limits);
  app.get('/', async () => ({}));
  app.post('/', async ({ body }) => body);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  /** Sends half of a request. @returns how to send the other half, and what came back when the connection ended. */
  async function halfSent(type = 'application/json') {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString())).on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 7\r\n\r\n{"a":`,
    );
    return {
      send: (bytes: string) => socket.write(bytes),
      heard: () => heard,
      end: once(socket, 'close').then(() => heard),
    };
  }
  return { app, address, halfSent };
}

test('half-sent bodies keep nobody else from being answered', async () => {
  const { address, halfSent, app } = await serve({});
  await Promise.all(Array.from({ length: 300 }, () => halfSent()));
  const [read, write] = await Promise.all([
    fetch(address),
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    }),
  ]);
  expect([read.status, write.status]).toEqual([200, 200]);
  await app.close();
});

test('of one network few may be slow, and those are served when their body comes', async () => {
  const { halfSent, app } = await serve({ max: 2, slowAfterMs: 100 });

  // Those that are over count no longer.
  for (let round = 1; round <= 2; round++) {
    const three = [await halfSent(), await halfSent(), await halfSent()];
    const refused = await Promise.race(three.map(async (one) => (await one.end, one)));
    expect(refused).toBe(three[2]);
    expect(refused.heard()).toMatch(/^HTTP\/1.1 408 .*"code":"request.too_slow"/s);

    const others = three.filter((one) => one !== refused);
    others.forEach(({ send }) => send('1}'));
    for (const { heard } of others) {
      await expect.poll(heard).toMatch(/^HTTP\/1.1 200 .*\{"a":1\}/s);
    }
  }
  const next = await halfSent();
  next.send('1}');
  await expect.poll(next.heard).toContain('200 OK');
  await app.close();
});

test('a body that does not come is refused in seconds, that of a form is waited for', async () => {
  const { halfSent, app } = await serve({ endAfterMs: 200 });
  const form = await halfSent('multipart/form-data; boundary=x');
  const { end } = await halfSent();
  expect(await end).toMatch(/^HTTP\/1.1 408 .*connection: close.*"code":"request.too_slow"/is);
  expect(form.heard()).not.toContain('408');
  await app.close();
});
