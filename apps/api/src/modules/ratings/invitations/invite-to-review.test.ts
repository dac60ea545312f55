import { OrderStatus, rateProduct } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { anOrder, aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { orderHistory, orderLines } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { createJobs } from '../../../jobs/jobs.ts';
import { createLogger } from '../../../logging/logger.ts';
import { inviteToReview } from './invite-to-review.ts';

const api = await testApi();
const { db, signedIn, env } = api;
const { queueMail, stop } = createJobs({
  databaseUrl: env.DATABASE_URL,
  logger: createLogger('silent'),
});
afterAll(stop);

const delivered = new Date('2026-03-02T12:00:00Z');
const daysAfter = (days: number) => new Date(delivered.getTime() + days * 86_400_000);
const invite = (days: number) => inviteToReview(db, queueMail, daysAfter(days));

/** A delivered order of so many products, by who has verified an address or has not. */
async function aDelivery({ isVerified = true, locale = 'ar' as 'ar' | 'en' | null } = {}) {
  const { call, user } = await signedIn();
  await db.update(users).set({ isVerified }).where(eq(users.id, user.id));
  const statusId = OrderStatus.delivered;
  const { id: orderId, reference } = await anOrder(db, user, { statusId, locale });
  await db.insert(orderHistory).values({ orderId, statusId, createdAt: delivered });
  const products = [await aProduct(db), await aProduct(db)];
  for (const { id: productId, design } of products) {
    const names = { name: 'x', nameAr: 'x', designName: 'x', designNameAr: 'x' };
    const line = { ...names, orderId, productId, designId: design.id };
    await db.insert(orderLines).values({ ...line, unitPrice: 100, quantity: 1 });
  }
  return { call, user, reference, products };
}

test('a customer is asked once, some days after delivery, in the language of the order', async () => {
  const { user, reference, products } = await aDelivery();
  await invite(2);
  expect(await receiveMails(api)).toEqual([]);

  // Two instances at the same time.
  await Promise.all([invite(3), invite(3)]);
  const mails = await receiveMails(api);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: [{ address: user.email }] });
  expect(mails[0]?.subject).toContain('ما رأيك');
  expect(mails[0]?.subject).toContain(reference);
  for (const { id } of products) {
    expect(mails[0]?.text).toContain(`/product/${id}#reviews`);
  }
  await invite(4);
  expect(await receiveMails(api)).toEqual([]);
});

test('nobody is asked of what they have rated', async () => {
  const { call, products } = await aDelivery({ locale: 'en' });
  const [rated, other] = products;
  if (!rated || !other) throw new Error('There are two products');
  await call(rateProduct, { body: { productId: rated.id, rating: 5 } });
  await invite(5);
  const [mail] = await receiveMails(api);
  expect(mail?.subject).toContain('How was order');
  expect(mail?.text).toContain(`/product/${other.id}#reviews`);
  expect(mail?.text).not.toContain(`/product/${rated.id}#reviews`);

  const all = await aDelivery();
  for (const { id: productId } of all.products) {
    await all.call(rateProduct, { body: { productId, rating: 5 } });
  }
  await invite(5);
  expect(await receiveMails(api)).toEqual([]);
});

test('nobody is asked of long ago, nor at an address that nobody has verified', async () => {
  await aDelivery({ isVerified: false });
  await invite(5);
  await aDelivery();
  await invite(15);
  expect(await receiveMails(api)).toEqual([]);
});
