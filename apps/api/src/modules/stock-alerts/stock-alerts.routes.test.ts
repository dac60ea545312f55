import { addStockAlert, stopStockAlerts } from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aProduct } from '../../../test/support/builders.ts';
import { receiveMails, tokenIn } from '../../../test/support/mails.ts';
import { productDesigns, products } from '../../db/schema/catalogue.ts';
import { stockAlerts } from '../../db/schema/saved.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createLogger } from '../../logging/logger.ts';
import { deleteOldAlerts, tellWhoWaits } from './stock-alerts.ts';

const api = await testApi();
const { db, as, env } = api;
const { queueMail, stop } = createJobs({
  databaseUrl: env.DATABASE_URL,
  logger: createLogger('silent'),
});

const email = 'mona@example.com';
const arabic = as(null, 'ar');
const ask = (productId: number, more: { designId?: number; email?: string } = {}) =>
  arabic.call(addStockAlert, { body: { productId, email, ...more } });
const stock = (designId: number, pieces: number) =>
  db.update(productDesigns).set({ stock: pieces }).where(eq(productDesigns.id, designId));
async function soldOut() {
  const product = await aProduct(db, { stock: [0, 0] });
  const [one = product.design, other = product.design] = product.designs;
  return { product, one, other };
}

afterEach(async () => {
  await db.delete(stockAlerts);
  await receiveMails(api);
});
afterAll(stop);

test('who asked is told once, in their language, when it is back', async () => {
  const { product, one } = await soldOut();
  await ask(product.id);
  await ask(product.id);
  await tellWhoWaits(db, queueMail);
  expect(await receiveMails(api)).toEqual([]);

  await stock(one.id, 3);
  // Two instances at the same time.
  await Promise.all([tellWhoWaits(db, queueMail), tellWhoWaits(db, queueMail)]);

  const mails = await receiveMails(api);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('عاد من جديد');
  expect(mails[0]?.to).toMatchObject([{ address: email }]);
  expect(mails[0]?.text).toContain(`/product/${product.id}`);
  await tellWhoWaits(db, queueMail);
  expect(await receiveMails(api)).toEqual([]);
});

test('who waits for a design is not told of another', async () => {
  const { product, one, other } = await soldOut();
  await ask(product.id, { designId: one.id });

  await stock(other.id, 3);
  await tellWhoWaits(db, queueMail);
  expect(await receiveMails(api)).toEqual([]);

  await stock(one.id, 1);
  await tellWhoWaits(db, queueMail);
  const [mail] = await receiveMails(api);
  expect(mail?.text).toContain(`?design=${one.id}`);
});

test('a product that is hidden is not announced', async () => {
  const { product, one } = await soldOut();
  await ask(product.id);
  await db.update(products).set({ isPublished: false }).where(eq(products.id, product.id));
  await stock(one.id, 3);
  await tellWhoWaits(db, queueMail);
  expect(await receiveMails(api)).toEqual([]);
});

test('every mail can end them all', async () => {
  const { product, one } = await soldOut();
  const later = await soldOut();
  await ask(product.id);
  await ask(later.product.id);
  await stock(one.id, 1);
  await tellWhoWaits(db, queueMail);
  const [mail] = await receiveMails(api);
  const token = tokenIn(mail);

  const signature = Buffer.from(token, 'base64url').subarray(0, 16);
  const forged = Buffer.concat([signature, Buffer.from('ali@example.com')]).toString('base64url');
  for (const wrong of [forged, `${token}AAAA`, 'x', '.']) {
    const stopping = arabic.call(stopStockAlerts, { body: { token: wrong } });
    await expect(stopping).rejects.toMatchObject({ code: 'auth.link_invalid' });
  }
  expect(await db.$count(stockAlerts)).toBe(1);
  await arabic.call(stopStockAlerts, { body: { token } });
  await arabic.call(stopStockAlerts, { body: { token } });
  expect(await db.$count(stockAlerts)).toBe(0);
});

test('refuses what can be bought, what is not there, and an address that waits for too much', async () => {
  const { product, one } = await soldOut();
  const other = await soldOut();
  await expect(ask(2_000_000_000)).rejects.toMatchObject({ code: 'product.not_found' });
  await expect(ask(product.id, { designId: other.one.id })).rejects.toMatchObject({
    code: 'design.not_found',
  });
  await stock(one.id, 1);
  await expect(ask(product.id)).rejects.toMatchObject({ code: 'stock_alert.in_stock' });

  const many = await Promise.all(Array.from({ length: 21 }, soldOut));
  for (const { product } of many.slice(0, 20)) await ask(product.id);
  await expect(ask(many[20]?.product.id ?? 0)).rejects.toMatchObject({
    code: 'stock_alert.too_many',
  });
  await ask(many[20]?.product.id ?? 0, { email: 'ali@example.com' });
});

test('an address is not kept longer than half a year', async () => {
  const { product } = await soldOut();
  await ask(product.id);
  await deleteOldAlerts(db);
  expect(await db.$count(stockAlerts)).toBe(1);
  await db.update(stockAlerts).set({ createdAt: sql`now() - interval '181 days'` });
  await deleteOldAlerts(db);
  expect(await db.$count(stockAlerts)).toBe(0);
});
