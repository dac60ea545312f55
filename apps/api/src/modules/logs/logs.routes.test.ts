import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import {
  getProduct,
  listApiLogs,
  listOrders,
  listProducts,
  login,
  register,
  type ApiLog,
  type CallInput,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { aForm, testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { apiLogs } from '../../db/schema/api-logs.ts';
import { deleteOldApiLogs } from './delete-old-api-logs.ts';

const api = await testApi();
const { app, db, guest, signedIn } = api;
const developer = await signedIn(Role.Developer);

beforeEach(async () => {
  await developer.call(listApiLogs, { query: {} });
  await db.delete(apiLogs);
});

const json = { 'content-type': 'application/json' };

const listed = (query: CallInput<typeof listApiLogs>['query'] = {}) =>
  developer.call(listApiLogs, { query });

const urls = async (query?: CallInput<typeof listApiLogs>['query']) =>
  (await listed(query)).logs.map(({ url }) => url);

async function onlyLog(): Promise<ApiLog> {
  const { logs, total } = await listed();
  expect(total).toBe(1);
  const [log] = logs;
  if (!log) throw new Error('Nothing was logged');
  return log;
}

describe('a call', () => {
  test('is kept with who called, what came, what went and how long it took', async () => {
    const sales = await signedIn(Role.Sales);
    const { headers } = await sales.send({
      method: 'PATCH',
      path: '/admin/orders/77?perPage=%D9%A3',
      body: { statusId: 2, more: 'than the contract has' },
      headers: { 'x-request-id': 'the-request-of-this-test' },
    });

    expect(await onlyLog()).toEqual({
      id: expect.any(Number),
      method: 'PATCH',
      url: '/admin/orders/77?perPage=%D9%A3',
      userId: sales.user.id,
      statusCode: 404,
      queryParams: {},
      pathParams: { orderId: '77' },
      requestBody: '{"statusId":2}',
      responseBody: expect.stringContaining('"code":"order.not_found"'),
      requestId: headers['x-request-id'],
      durationMs: expect.any(Number),
      createdAt: expect.any(String),
    });
  });

  test('is kept with the words of a form, not with its file', async () => {
    const { send } = await signedIn(Role.Admin);
    const body = aForm({ name: 'Trays', nameAr: 'صواني' }, { image: new Blob(['no picture']) });
    await send({ method: 'POST', path: '/products/categories', body });
    expect((await onlyLog()).requestBody).toBe('{"name":"Trays","nameAr":"صواني"}');
  });

  test('is kept with its parameters as they came, cut where they are long', async () => {
    const { send } = await signedIn(Role.Sales);
    const path = `/admin/orders?perPage=%D9%A3&query=${'x'.repeat(9_000)}&more=1`;
    await send({ method: 'GET', path });
    const { url, queryParams } = await onlyLog();
    expect(queryParams).toEqual({ perPage: '٣', query: 'x'.repeat(500) });
    expect(url).toHaveLength(2_000);
  });

  test.each([
    [401, { method: 'POST', path: '/admin/orders/1/notes', body: { text: 'Hi' } }],
    [401, { method: 'POST', path: '/auth/login', body: { email: 'a@b.cc', password: 'wrong' } }],
    [404, { method: 'POST', path: '/nothing'.repeat(100), body: { x: 'y'.repeat(9_000) } }],
    [
      415,
      { method: 'POST', path: '/auth/login', body: '<a/>', headers: { 'content-type': 'a/b' } },
    ],
    [422, { method: 'POST', path: '/auth/login', body: { email: 'x'.repeat(9_000) } }],
    [400, { method: 'POST', path: '/auth/login', body: '{"email":', headers: json }],
    [413, { method: 'POST', path: '/auth/login', body: { email: 'x'.repeat(200_000) } }],
  ])('of a stranger that ends with %i takes no more room than its path', async (status, call) => {
    await guest.send({ ...call, path: `${call.path}?q=${'x'.repeat(5_000)}` });
    expect(await onlyLog()).toMatchObject({
      method: 'POST',
      url: call.path.slice(0, 200),
      statusCode: status,
      userId: null,
      queryParams: {},
      pathParams: {},
      requestBody: null,
      responseBody: null,
    });
    const lines = api.log.filter((line) => line.includes(call.path.slice(0, 50)));
    for (const line of lines) expect(line.length).toBeLessThan(1_000);
  });

  test('cannot be kept out of it by what is sent along', async () => {
    const body = (depth: number) =>
      `{"text":"seen by all","z":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json' };
    const path = '/admin/orders/1/notes';
    for (const depth of [40, 9_000]) {
      await developer.send({ method: 'POST', path, body: body(depth), headers });
    }
    expect((await listed()).logs).toMatchObject([
      { url: path, statusCode: 400, userId: developer.user.id, requestBody: null },
      { url: path, statusCode: 404, requestBody: '{"text":"seen by all"}' },
    ]);
  });

  test('is kept when nothing answers to it, and when it cannot be read', async () => {
    await guest.send({ method: 'GET', path: '/wp-login.php' });
    await guest.send({ method: 'POST', path: '/auth/login', body: '{"email":' });
    const { logs } = await listed();
    expect(logs).toMatchObject([
      { url: '/auth/login', statusCode: 400, requestBody: null },
      { url: '/wp-login.php', statusCode: 404, pathParams: {} },
    ]);
  });

  const token = randomBytes(24).toString('base64url');
  test.each([
    ['POST', `/orders/track/${token}/claim`, 401],
    ['POST', `/orders/track/${token}/account`, 422],
    ['PUT', `/orders/track/${token}`, 404],
    ['GET', `/orders/track/${token}.`, 404],
    ['GET', `//orders/track/${token}`, 404],
    ['POST', `/orders/confirm/${token}`, 422],
    ['GET', `/Orders/${token}`, 404],
  ])('of a stranger is kept without the token in %s %s', async (method, path, status) => {
    await guest.send({ method, path, body: method === 'GET' ? undefined : {} });
    const { url, statusCode } = await onlyLog();
    expect({ url, statusCode }).toEqual({
      url: path.replace(/[\w-]{32}\.?/, '[removed]'),
      statusCode: status,
    });
    expect(api.log.join()).not.toContain(token);
  });

  test('is not kept when it is for supervisors, photos, or the log itself', async () => {
    await guest.send({ method: 'GET', path: '/health/live' });
    await guest.send({ method: 'GET', path: '/health/ready' });
    await guest.send({ method: 'GET', path: '/images/nothing.webp' });
    await guest.send({ method: 'GET', path: '/admin/dev/apiLogs' });
    await app.inject({ method: 'OPTIONS', url: '/products' });
    expect((await listed()).total).toBe(0);
  });

  test('is cut to 8 KiB a body, between two letters', async () => {
    const text = 'خشب'.repeat(5000);
    await developer.send({ method: 'POST', path: '/admin/orders/1/notes', body: { text } });
    const { requestBody } = await onlyLog();
    expect(Buffer.byteLength(requestBody ?? '')).toBeGreaterThan(8 * 1024 - 4);
    expect(Buffer.byteLength(requestBody ?? '')).toBeLessThanOrEqual(8 * 1024);
    expect(requestBody).not.toContain('\uFFFD');
  });

  test('may hold what PostgreSQL does not take', async () => {
    const body = { text: 'a\u0000b\ud800' };
    await developer.send({ method: 'POST', path: '/admin/orders/1/notes', body });
    await developer.send({ method: 'GET', path: '/admin/orders?query=%00' });
    expect((await listed()).logs).toMatchObject([{ queryParams: { query: '\u0000' } }, {}]);
  });

  test('shared with other callers is kept for each of them', async () => {
    const { id } = await aProduct(db);
    await guest.call(getProduct, { params: { id } });
    await guest.call(getProduct, { params: { id } });
    const { logs } = await listed();
    expect(logs).toHaveLength(2);
    expect(logs[1]?.responseBody).toContain('Salad bowl');
  });
});

test('reads that are answered from memory are counted together', async () => {
  const { id } = await aProduct(db);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let time = 1; time <= 6; time++) {
    await (await fetch(`${address}/products/${id}`)).text();
  }
  const { logs } = await listed({ url: `/products/${id}` });
  // Those of two seconds are in two rows.
  const sums = logs.filter(({ count }) => count);
  expect(logs).toHaveLength(sums.length + 1);
  expect(sums.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(5);
  expect(sums[0]).toMatchObject({
    method: 'GET',
    statusCode: 200,
    userId: null,
    responseBody: null,
  });
});

describe('the list', () => {
  test('is filtered by method, address, status, user, request and time', async () => {
    const person = await signedIn();
    await person.call(listProducts, { query: {} });
    await person.send({ method: 'GET', path: '/admin/orders' });
    const failed = await guest.send({ method: 'POST', path: '/auth/login', body: {} });
    await delay(2);
    const between = new Date().toISOString();
    await delay(2);
    await guest.send({ method: 'DELETE', path: '/products/100%25_off' });

    expect(await urls({ method: 'POST' })).toEqual(['/auth/login']);
    expect(await urls({ url: 'ORDERS' })).toEqual(['/admin/orders']);
    expect(await urls({ url: '%25_' })).toEqual(['/products/100%25_off']);
    expect(await urls({ url: 'au' })).toEqual(['/auth/login']);
    expect(await urls({ url: '/' })).toHaveLength(4);
    expect(await urls({ url: '?!' })).toEqual([]);
    expect(await urls({ method: 'PUT' })).toEqual([]);
    expect(await urls({ status: '2xx' })).toEqual(['/products']);
    expect(await urls({ status: '422' })).toEqual(['/auth/login']);
    expect(await urls({ status: '4xx' })).toHaveLength(3);
    expect(await urls({ userId: person.user.id })).toEqual(['/admin/orders']);
    const requestId = String(failed.headers['x-request-id']);
    expect(await urls({ requestId })).toEqual(['/auth/login']);
    expect(await urls({ from: between })).toEqual(['/products/100%25_off']);
    expect(await urls({ to: between })).toHaveLength(3);
    expect(await urls({ method: 'GET', status: '4xx', url: 'admin' })).toEqual(['/admin/orders']);
    expect(await urls({ url: 'nothing like it' })).toEqual([]);
  });

  test('is paged, newest first, and can be followed along', async () => {
    for (const path of ['/one', '/two', '/three']) await guest.send({ method: 'GET', path });

    const { logs, total, perPage } = await listed({ perPage: 2 });
    expect(logs.map(({ url }) => url)).toEqual(['/three', '/two']);
    expect({ total, perPage }).toEqual({ total: 3, perPage: 2 });
    expect(await urls({ perPage: 2, page: 2 })).toEqual(['/one']);

    const after = logs[0]?.id ?? 0;
    expect(await urls({ after })).toEqual([]);
    await guest.send({ method: 'GET', path: '/four' });
    expect(await urls({ after })).toEqual(['/four']);
  });

  test.each([
    'method=put it',
    'status=6xx',
    'status=99',
    'from=today',
    'userId=x',
    'after=0',
    'page=0',
  ])('refuses ?%s', async (query) => {
    const path = `/admin/dev/apiLogs?${query}`;
    expect((await developer.send({ method: 'GET', path })).statusCode).toBe(422);
  });

  test('says when there are more than it counts', async () => {
    const call = { method: 'GET', url: '/counted', statusCode: 200, durationMs: 1, requestId: '' };
    const calls = Array.from({ length: 1001 }, () => ({
      ...call,
      queryParams: {},
      pathParams: {},
    }));
    await db.insert(apiLogs).values(calls);
    expect(await listed({ url: '/counted' })).toMatchObject({ total: 1000, isCut: true });
    expect(await listed({ method: 'PATCH' })).not.toHaveProperty('isCut');
  });

  test('is for developers alone', async () => {
    for (const role of [Role.Admin, Role.Sales, Role.User]) {
      const { call } = await signedIn(role);
      await expect(call(listApiLogs, { query: {} })).rejects.toMatchObject({ status: 403 });
    }
  });
});

test('calls of more than thirty days ago are deleted, and no others', async () => {
  const day = 86_400_000;
  const now = new Date('2026-06-30T12:00:00Z');
  await db.execute(sql`
    insert into api_logs (method, url, status_code, query_params, path_params, request_id, duration_ms, created_at)
    select 'GET', '/old', 200, '{}', '{}', 'x', 1, ${new Date(now.getTime() - 30 * day - 1).toISOString()}::timestamptz
    from generate_series(1, 10001)`);
  await db.execute(sql`
    insert into api_logs (method, url, status_code, query_params, path_params, request_id, duration_ms, created_at)
    values ('GET', '/kept', 200, '{}', '{}', 'x', 1, ${new Date(now.getTime() - 30 * day).toISOString()}::timestamptz)`);

  expect(await deleteOldApiLogs(db, now)).toBe(10_001);
  expect(await urls()).toEqual(['/kept']);
});

test('of too many calls the oldest are deleted while others are written', async () => {
  const small = await testApi({ CALL_LOG_ROWS: '5' });
  const { call } = await small.signedIn(Role.Developer);
  for (let time = 1; time <= 12; time++) {
    await small.guest.send({ method: 'GET', path: `/${time}` });
    await call(listApiLogs, { query: {} });
  }
  const { logs } = await call(listApiLogs, { query: {} });
  expect(logs.length).toBeLessThan(11);
  expect(logs.slice(0, 5).map(({ url }) => url)).toEqual(['/12', '/11', '/10', '/9', '/8']);
});

test('who is refused all the time is told to stop, fills no log, and is served what is right', async () => {
  const few = await testApi({ REFUSALS_PER_MINUTE: '3' });
  const { send, call } = await few.signedIn(Role.Developer);
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const statusOf = async (path: string) =>
    (await few.guest.send({ method: 'GET', path, headers })).statusCode;
  for (const status of [404, 404, 404, 429, 429]) expect(await statusOf('/nothing')).toBe(status);

  expect(await statusOf('/products')).toBe(200);
  expect((await send({ method: 'GET', path: '/admin/orders/4711' })).statusCode).toBe(404);
  const { logs } = await call(listApiLogs, { query: { url: '/nothing' } });
  expect(logs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('the storefront is told of whatever is not there, however often its visitors make it ask', async () => {
  const few = await testApi({ REFUSALS_PER_MINUTE: '3' });
  const { call } = await few.signedIn(Role.Developer);
  for (let time = 1; time <= 6; time++) {
    const path = '/products/4711';
    expect((await few.guest.send({ method: 'GET', path })).statusCode).toBe(404);
  }
  const { logs } = await call(listApiLogs, { query: { url: '/products/4711' } });
  expect(logs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('a database that is away harms neither calls nor the calls’ log', async () => {
  await db.execute(sql`alter table api_logs rename to elsewhere`);
  try {
    const { statusCode } = await guest.send({ method: 'GET', path: '/products' });
    expect(statusCode).toBe(200);
    await expect(listed()).rejects.toMatchObject({ status: 500 });
  } finally {
    await db.execute(sql`alter table elsewhere rename to api_logs`);
  }
  await guest.send({ method: 'GET', path: '/after' });
  expect(await urls()).toContain('/after');
});

test('no secret gets into the table or into the lines of the log', async () => {
  const secret = 'Walnut-and-0ak-tree';
  const someone = { name: 'Nour', email: 'nour.log@example.com' };
  const { accessToken } = await guest.call(register, {
    body: { ...someone, password: `${secret}-1` },
  });
  const session = await guest.call(login, {
    body: { email: someone.email, password: `${secret}-1` },
  });
  const sent = [
    ['/auth/login', { email: someone.email, password: `${secret}-2` }],
    ['/auth/login', { email: someone.email, Password: `${secret}-3` }],
    ['/auth/register', { ...someone, password: [`${secret}-4`] }],
    ['/auth/resetPassword', { resetToken: `${secret}-5`, newPassword: `${secret}-6` }],
    ['/auth/resetPassword', { resetToken: { deep: [`${secret}-7`] }, newPassword: `${secret}-8` }],
    ['/auth/verifyEmail', { token: `${secret}-9` }],
    ['/auth/google', { credential: `${secret}-10` }],
    ['/auth/handOff/exchange', { code: `${secret}-11` }],
    [`/nowhere?token=${secret}-12&code=${secret}-13&%63ode=${secret}-14`, {}],
    ['/auth/login', `"${secret}-15"`],
    ['/auth/login', `{"password":"${secret}-16"`],
  ] as const;
  for (const [path, body] of sent) await guest.send({ method: 'POST', path, body });
  const staff = await signedIn(Role.Admin);
  const handOff = await staff.send({ method: 'POST', path: '/auth/handOff' });
  const { code } = handOff.json().data;
  await guest.send({ method: 'POST', path: '/auth/handOff/exchange', body: { code } });
  await staff.call(listOrders, { query: {} });

  const { total } = await listed();
  expect(total).toBeGreaterThan(sent.length);
  const { rows } = await db.execute<{ text: string }>(sql`
    select string_agg(api_logs::text, E'\n') as text from api_logs`);
  const everything = `${rows[0]?.text}\n${api.log.join('\n')}`;
  expect(everything).toContain('nour.log@example.com');
  for (const kept of [secret, accessToken, session.accessToken, staff.token, code]) {
    expect(everything).not.toContain(kept);
  }
});
