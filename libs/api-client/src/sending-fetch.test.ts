import { createCategory } from '@craftsandore/contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error -- it comes without types
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError, ConnectionError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';

const category = { id: 1, name: 'Boards', nameAr: 'ألواح', imageUrl: null, photo: null };

let server: Server | undefined;
// Of a browser's things this one is enough; the others are Node's own.
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', new JSDOM().window.XMLHttpRequest));
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.unstubAllGlobals();
});

/** A client of a server that responds to uploads like this. */
async function clientOf(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') response.end();
    else respond(request, response);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return createApiClient({
    ...{ baseUrl: `http://127.0.0.1:${port}`, locale: 'ar', token: () => 'secret' },
  });
}

const input = {
  body: { name: 'Boards', nameAr: 'ألواح' },
  file: new File(['x'.repeat(200_000)], 'boards.png', { type: 'image/png' }),
};

test('tells how far a photo has got, and sends what is sent without being told', async () => {
  let sent: { authorization: string | undefined; form: FormData } | undefined;
  const api = await clientOf((request, response) => {
    void new Response(request as unknown as BodyInit, {
      // a stream of bytes, which types of browsers do not know
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    })
      .formData()
      .then((form) => {
        sent = { authorization: request.headers.authorization, form };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: category }));
      });
  });
  const onSent = vi.fn();

  await expect(api(createCategory, input, { onSent })).resolves.toEqual(category);

  const shares = onSent.mock.calls.map(([share]) => Number(share));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  expect(sent?.authorization).toBe('Bearer secret');
  expect(sent?.form.get('nameAr')).toBe('ألواح');
  expect(sent?.form.get('image')).toMatchObject({ size: 200_000 });
});

test('a refusal and a lost connection are what they are without being told', async () => {
  const api = await clientOf((request, response) => {
    if (request.headers['accept-language'] === 'ar') {
      response.writeHead(415, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Not an image.', code: 'image.unreadable' }));
    }
  });
  const refused = api(createCategory, input, { onSent: vi.fn() });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ status: 415, code: 'image.unreadable' });

  const lost = await clientOf((request) => request.destroy());
  await expect(lost(createCategory, input, { onSent: vi.fn() })).rejects.toBeInstanceOf(
    ConnectionError,
  );
});

test('an empty response keeps nobody waiting', async () => {
  const api = await clientOf((_, response) => response.writeHead(204).end());
  await expect(api(createCategory, input, { onSent: vi.fn() })).rejects.toThrow(ConnectionError);
});

test('goes no further when it is called off', async () => {
  const calledOff = new AbortController();
  const broken = vi.fn();
  const api = await clientOf((request, response) => {
    request.resume(); // who does not listen hears nothing of the end either
    response.on('close', broken);
    calledOff.abort();
  });

  const { signal } = calledOff;
  const called = api(createCategory, input, { signal, onSent: vi.fn() });
  await expect(called).rejects.toThrow(DOMException);
  await expect.poll(() => broken).toHaveBeenCalled();
});
