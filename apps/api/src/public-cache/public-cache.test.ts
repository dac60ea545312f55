import { getProduct, listProducts } from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { fillPath, testApi } from '../../test/support/api.ts';
import { aProduct } from '../../test/support/builders.ts';
import { execute } from '../../test/support/postgres.ts';
import { productDesigns, products } from '../db/schema/catalogue.ts';

const api = await testApi();
const { db } = api;
const other = await api.anotherInstance();
const instances = [api.app, other.app];

const loads = () => api.queries.filter((query) => query.includes('from "products"')).length;

async function read(app = api.app, path: string = listProducts.path, headers = {}) {
  const reply = await app.inject({ url: path, headers });
  return { reply, data: reply.statusCode === 200 ? reply.json().data : null };
}

const setName = (id: number, name: string) =>
  other.db.update(products).set({ name }).where(eq(products.id, id));

/** Until both instances hear of changes. */
async function untilKept() {
  for (const app of instances) {
    await expect
      .poll(async () => {
        const before = api.queries.length;
        await read(app);
        await read(app);
        return app === api.app ? api.queries.length - before : 0;
      })
      .toBe(0);
  }
}

beforeEach(async () => {
  await execute(api.env.DATABASE_URL, 'truncate products cascade');
  await untilKept();
});

test('asks the database once, however many ask for the same', async () => {
  await aProduct(db);
  api.queries.length = 0;

  await Promise.all(Array.from({ length: 20 }, () => read()));
  const once = loads();
  await Promise.all(
    ['/products?page=1', '/products/?perPage=12', '/products'].map((path) => read(api.app, path)),
  );

  expect(loads()).toBe(once);
});

test('a write is seen by the very next read, whichever instance wrote and whichever reads', async () => {
  const { id, design } = await aProduct(db);
  const path = fillPath(getProduct.path, { id });

  for (let round = 0; round < 300; round++) {
    const [writer, reader] = [round % 2 ? db : other.db, instances[(round >> 1) % 2]];
    await read(api.app, path);
    await read(other.app, path);
    await writer
      .update(productDesigns)
      .set({ stock: round })
      .where(eq(productDesigns.id, design.id));
    const { data } = await read(reader, path);
    expect(data.productDesigns[0].stock).toBe(round);
  }
});

test('is right while others write all the time', async () => {
  const { id } = await aProduct(db, { name: '0' });
  const path = fillPath(getProduct.path, { id });
  const written = { last: 0 };
  const isWriting = { now: true };

  const write = async () => {
    for (let round = 1; round <= 200; round++) {
      await setName(id, String(round));
      written.last = round;
    }
    isWriting.now = false;
  };
  const readAll = async (app: typeof api.app) => {
    while (isWriting.now) {
      const before = written.last;
      const { data } = await read(app, path);
      expect(Number(data.name)).toBeGreaterThanOrEqual(before);
    }
  };

  await Promise.all([write(), ...instances.flatMap((app) => [readAll(app), readAll(app)])]);
});

test('what is rolled back changes nothing', async () => {
  await aProduct(db, { name: 'Bowl' });
  await read();
  api.queries.length = 0;

  await db
    .transaction(async (tx) => {
      await tx.update(products).set({ name: 'Plate' });
      tx.rollback();
    })
    .catch(() => undefined);

  expect((await read()).data.products[0].name).toBe('Bowl');
  expect(loads()).toBe(0);
});

test('asks the database itself while changes cannot be heard, and keeps nothing meanwhile', async () => {
  const { id } = await aProduct(db, { name: 'Bowl' });
  await read();

  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'craftsandore-api changes'`);
  await setName(id, 'Plate');

  expect((await read()).data.products[0].name).toBe('Plate');
  await setName(id, 'Tray');
  expect((await read()).data.products[0].name).toBe('Tray');
  await untilKept();
  await setName(id, 'Cup');
  expect((await read()).data.products[0].name).toBe('Cup');
});

test('is in no language, because it holds both', async () => {
  const { headers } = (await read(api.app, '/products', { 'accept-language': 'en' })).reply;
  expect(headers['content-language']).toBeUndefined();
  expect(headers.vary).toBe('Origin, accept-encoding');
});

test('a refusal is kept by nobody', async () => {
  const path = fillPath(getProduct.path, { id: 4711 });
  expect((await read(api.app, path)).reply.statusCode).toBe(404);
  expect((await read(api.app, path)).reply.headers).toMatchObject({ 'cache-control': 'no-store' });
});

describe('a browser that asks again', () => {
  const again = async (etag: string) =>
    (await read(api.app, '/products', { 'if-none-match': etag })).reply;

  test('gets no body while the response is the same, and a new one after a change', async () => {
    const { id } = await aProduct(db);
    const { headers } = (await read()).reply;
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = String(headers.etag);

    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { statusCode, payload } = await again(tag);
      expect([statusCode, payload]).toEqual([304, '']);
    }

    await setName(id, 'Another name');
    expect((await again(etag)).statusCode).toBe(200);
  });
});

test('its server waits for slow and idle connections as long as Fastify would have it', () => {
  expect(api.app.server).toMatchObject({
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    headersTimeout: 60_000,
    timeout: 0,
    maxRequestsPerSocket: 0,
  });
});

describe('through a socket, where the cache comes first', () => {
  const addressOf = async (app: typeof api.app) => app.listen({ host: '127.0.0.1', port: 0 });

  test('gives the same response with the same headers, a request id of its own, and no line in the log', async () => {
    await aProduct(db);
    const address = await addressOf(api.app);
    const ask = (headers = {}) => fetch(`${address}/products`, { headers });
    const plain = ({ headers }: Response) => {
      const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(headers);
      return rest;
    };

    const first = await ask();
    api.log.length = 0;
    api.queries.length = 0;
    const second = await ask({ 'x-request-id': 'of-my-own' });

    expect([second.status, plain(second)]).toEqual([200, plain(first)]);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('x-request-id')).toBe('of-my-own');
    expect([api.log, api.queries]).toEqual([[], []]);

    const etag = String(first.headers.get('etag'));
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const fromPage = await ask({ origin: api.env.STOREFRONT_URL });
    expect(fromPage.headers.get('access-control-allow-origin')).toBe(api.env.STOREFRONT_URL);
  });

  test('is as fresh as ever', async () => {
    const { id } = await aProduct(db);
    const addresses = [await addressOf(other.app), api.app.listeningOrigin];
    const nameAt = async (address = '') => {
      const reply = await fetch(`${address}/products/${id}`);
      return JSON.parse(await reply.text()).data.name;
    };
    for (let round = 0; round < 50; round++) {
      await Promise.all(addresses.map(nameAt));
      await setName(id, String(round));
      const names = await Promise.all(addresses.map(nameAt));
      expect(names).toEqual([String(round), String(round)]);
    }
  });
});
