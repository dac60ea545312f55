import { addAddress, login, rateProduct } from '@craftsandore/contract';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { buildApp } from '../src/app.ts';
import { connect } from '../src/db/client.ts';
import { createLogger } from '../src/logging/logger.ts';
import { endpoints } from '../src/openapi.ts';
import problems from '../src/plugins/problems.ts';
import { testApi, tokenSecret } from './support/api.ts';
import { throughSocket } from './support/through-socket.ts';

const api = await testApi();
const sendBytes = await throughSocket(api.app);

async function refusalOf(
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const method = body === undefined ? 'GET' : 'POST';
  const reply = await api.guest.send({ method, path, body, ...(headers && { headers }) });
  return { status: reply.statusCode, ...JSON.parse(reply.payload) };
}

describe('a refusal', () => {
  test('of an address that leads nowhere', async () => {
    expect(await refusalOf('/nowhere')).toMatchObject({
      status: 404,
      code: 'request.not_found',
      message: 'There is nothing at this address.',
    });
  });

  test('of JSON that cannot be read', async () => {
    const response = await refusalOf('/auth/login', { body: '{"email":' });
    expect(response).toMatchObject({ status: 400, code: 'request.malformed' });
  });

  test('of JSON that is nested deeper than any call needs', async () => {
    const nested = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const refused = {
      status: 400,
      code: 'request.too_deep',
      message: expect.stringMatching(/nested/),
    };
    expect(await refusalOf('/auth/login', { body: nested(45_000) })).toMatchObject(refused);
    expect(await refusalOf('/auth/login', { body: nested(50) })).toMatchObject(refused);
    expect(await refusalOf('/auth/login', { body: nested(49) })).toMatchObject({ status: 422 });
    const objects = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`;
    expect(await refusalOf('/auth/login', { body: objects })).toMatchObject(refused);
  });

  test('of a path that cannot be decoded', async () => {
    expect(await refusalOf('/products/%E0%A4%A')).toMatchObject({ code: 'request.malformed' });
  });

  test('of more than 100 KiB', async () => {
    const response = await refusalOf('/auth/login', { body: { email: 'x'.repeat(110_000) } });
    expect(response).toMatchObject({ status: 413, code: 'request.too_large' });
  });

  test.each(['application/xml', 'text/plain'])('of %s', async (type) => {
    const headers = { 'content-type': type };
    const response = await refusalOf('/auth/login', { body: '<email/>', headers });
    expect(response).toMatchObject({ status: 415, code: 'request.unsupported_type' });
  });

  test('of text that PostgreSQL cannot hold', async () => {
    const body = { name: 'a\0b', email: 'zero@example.com', password: 'a-fine-wooden-bowl' };
    expect(await refusalOf('/auth/register', { body })).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
  });

  test('names every field that is wrong', async () => {
    const { call } = await api.signedIn();
    const response = call(addAddress, {
      body: {
        streetAddress: ' ',
        city: 'Giza',
        governorate: 'Giza',
        postalCode: '123',
        phoneNumber: '',
      },
    });
    await expect(response).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
      details: [
        { path: 'streetAddress', message: 'This field is required.' },
        { path: 'postalCode', message: 'Please enter 5 or 7 digits.' },
        { path: 'phoneNumber', message: 'This field is required.' },
      ],
    });
  });

  test('speaks the language of the caller, Arabic unless told otherwise', async () => {
    const inLanguage = (language: string) =>
      refusalOf('/nowhere', { headers: { 'accept-language': language } });

    expect((await inLanguage('en-GB,en;q=0.9')).message).toMatch(/nothing/);
    expect((await inLanguage('ar')).message).toBe('لا يوجد شيء على هذا العنوان.');
    expect((await inLanguage('fr')).message).toBe('لا يوجد شيء على هذا العنوان.');
  });

  test('is kept by no cache, and by none for the other language', async () => {
    const { headers } = await api.guest.send({ method: 'GET', path: '/products/4711' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
    expect(headers.vary).toBe('Origin, accept-encoding, accept-language');
  });

  test.each([
    ['is no HTTP at all', 'nonsense\r\n\r\n', 400, 'request.malformed'],
    [
      'has headers without end',
      `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.too_large',
    ],
  ])('of what %s', async (_, bytes, status, code) => {
    const response = await sendBytes(bytes);
    expect(response.head).toContain('content-type: application/json; charset=utf-8');
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.message).toMatch(/[\u0600-\u06ff]/);
  });

  test('of what never ends', async () => {
    const { app } = await testApi();
    expect(app.server.requestTimeout).toBe(120_000);
    const soon = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 };
    Object.assign(app.server, soon);
    const send = await throughSocket(app);
    const { status, body } = await send(
      'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email":',
    );
    expect([status, body.code]).toEqual([408, 'request.malformed']);
  });

  test('carries the id that its line in the log has', async () => {
    const { requestId } = await refusalOf('/nowhere', { headers: { 'x-request-id': 'abcd-1234' } });
    expect(requestId).toBe('abcd-1234');
    expect(api.log.join('')).toContain('abcd-1234');
  });

  test('replaces a request id that does not fit a log', async () => {
    const headers = { 'x-request-id': 'a\tb"c' };
    const reply = await api.guest.send({ method: 'GET', path: '/health/live', headers });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('of a thing that is not there', async () => {
    const { call } = await api.signedIn();
    const response = call(rateProduct, { body: { productId: 4711, rating: 5 } });
    await expect(response).rejects.toMatchObject({ status: 404, code: 'product.not_found' });
  });
});

test('a mistake of ours shows nothing of our insides', async () => {
  const app = Fastify();
  await app.register(problems);
  app.get('/', async () => {
    throw new Error('select secret from /etc/passwd');
  });

  const { statusCode, payload } = await app.inject({ url: '/' });

  expect(statusCode).toBe(500);
  expect(JSON.parse(payload)).toEqual({
    code: 'server.failed',
    message: expect.stringContaining('حدث خطأ عندنا'),
    requestId: expect.any(String),
  });
});

test('without its database the API lives, is not ready, and says when to come back', async () => {
  const { db, close } = connect('postgres://nobody:nothing@127.0.0.1:1/none');
  const logger = createLogger('silent', { write: () => undefined });
  const app = await buildApp({
    env: api.env,
    db,
    logger,
    tokenSecret,
    queueMail: async () => undefined,
    demoIdentity: null,
  });
  const get = (url: string) => app.inject({ url });

  expect((await get('/health/live')).statusCode).toBe(200);
  for (const path of ['/health/ready', '/products']) {
    const reply = await get(path);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json().code).toBe('server.unavailable');
  }
  await app.close();
  await close();
});

test('a response names its language, and stays out of caches unless it is published', async () => {
  const { send } = await api.signedIn();
  const open = await send({ method: 'GET', path: '/users/governorates' });
  const personal = await send({ method: 'GET', path: '/users/profile' });

  for (const { headers } of [open, personal]) {
    expect(headers).toMatchObject({
      'content-language': 'en',
      vary: 'Origin, accept-encoding, accept-language',
    });
  }
  expect(open.headers['cache-control']).toBe('no-store');
  expect(personal.headers['cache-control']).toBe('no-store');
  const published = await send({ method: 'GET', path: '/products' });
  expect(published.headers['cache-control']).not.toContain('no-store');
});

test('health tells that all is well', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    expect((await api.guest.send({ method: 'GET', path })).statusCode).toBe(200);
  }
});

test.each(endpoints)('browsers may send $method $path', async ({ method, path }) => {
  const headers = { origin: api.env.BACK_OFFICE_URL, 'access-control-request-method': method };
  const reply = await api.guest.send({ method: 'OPTIONS', path, headers });
  expect(reply.headers['access-control-allow-methods']).toContain(method);
});

test('browsers may call from our two frontends and from nowhere else', async () => {
  const originAllowedFor = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const reply = await api.guest.send({ method: 'OPTIONS', path: '/auth/login', headers });
    return reply.headers['access-control-allow-origin'];
  };

  expect(await originAllowedFor(api.env.STOREFRONT_URL)).toBe(api.env.STOREFRONT_URL);
  expect(await originAllowedFor(api.env.BACK_OFFICE_URL)).toBe(api.env.BACK_OFFICE_URL);
  const others = [
    'https://elsewhere.example',
    `${api.env.STOREFRONT_URL}.elsewhere.example`,
    'null',
  ];
  for (const other of others) expect(await originAllowedFor(other)).toBeUndefined();
});

test('logs hold no password and no token', async () => {
  const { call, token, user } = await api.signedIn();
  const password = 'a-password-nobody-logs';
  await api.guest.call(login, { body: { email: user.email, password } }).catch(() => undefined);
  await api.guest.send({ method: 'POST', path: '/auth/login', body: `{"password":"${password}"` });
  await api.guest.send({
    method: 'POST',
    path: '/auth/register',
    body: { name: 'a\u0000b', email: 'zero@example.com', password },
  });
  await call(rateProduct, { body: { productId: 4711, rating: 5 } }).catch(() => undefined);
  await api.guest.send({ method: 'GET', path: `/nowhere?token=${token}&code=${password}` });

  const log = api.log.join('');
  expect(log).toContain('request completed');
  expect(log).not.toContain(password);
  expect(log).not.toContain(token);
  expect(log).not.toContain('argon2');
});
