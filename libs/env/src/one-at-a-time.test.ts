import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { serverOneAtATime } from './one-at-a-time.ts';

async function connection(listener: RequestListener) {
  const server = serverOneAtATime({}, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const ask = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
  return { socket, ask };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test('begins with a request when the answer before it is out', async () => {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const { ask } = await connection(({ url = '' }, response) => {
    begun.push(url);
    open.push(response);
  });

  ask('/first', '/second', '/third');
  await expect.poll(() => begun).toEqual(['/first']);
  open.pop()?.end();
  await expect.poll(() => begun).toEqual(['/first', '/second']);
  open.pop()?.end();
  await expect.poll(() => begun).toEqual(['/first', '/second', '/third']);
});

test('answers all that a client sends ahead, in their order, and what it sends afterwards', async () => {
  const { socket, ask } = await connection(({ url }, response) => {
    setImmediate(() => response.end(`<${url}>`));
  });
  let said = '';
  socket.on('data', (part) => (said += String(part)));
  const answers = () => said.match(/(?<=<)[^>]+/g);

  ask(...many(17));
  await expect.poll(answers).toEqual(many(17));
  ask('/later');
  await expect.poll(answers).toEqual([...many(17), '/later']);
});

test('hangs up on who sends too many, and begins with none of them', async () => {
  let begun = 0;
  const { socket, ask } = await connection(() => {
    begun += 1;
  });

  ask(...many(1_500));
  await text(socket).catch(() => '');
  expect(begun).toBe(1);
});

test('begins with nothing for a client that has left', async () => {
  const open: ServerResponse[] = [];
  const { socket, ask } = await connection((_, response) => open.push(response));

  ask('/first', '/second');
  await expect.poll(() => open.length).toBe(1);
  const left = open[0] && once(open[0], 'close');
  socket.destroy();
  await left;
  expect(open).toHaveLength(1);
});
