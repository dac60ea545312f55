import { OrderStatus } from '@craftsandore/contract';
import { roleIds } from '@craftsandore/roles';
import { moneyOf } from '@craftsandore/rules';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { testDatabase } from '../../test/support/database.ts';
import { isPasswordRight } from '../modules/auth/password/passwords.ts';
import { selectReviews } from '../modules/ratings/reviews.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import type { Database } from '../db/client.ts';
import { banners } from '../db/schema/banners.ts';
import { designPhotos, productDesigns, products } from '../db/schema/catalogue.ts';
import { orderHistory, orders, stockLedger } from '../db/schema/orders.ts';
import { moneyEntries, remittanceLines } from '../db/schema/money.ts';
import { questions } from '../db/schema/questions.ts';
import { shipments } from '../db/schema/parcels.ts';
import { ratings, reviewPhotos } from '../db/schema/ratings.ts';
import { returns } from '../db/schema/returns.ts';
import { users } from '../db/schema/users.ts';
import { catalogue, questionData, reviewData } from './sample-data.ts';
import { seedDemo } from './seed-demo.ts';

const { db } = await testDatabase();

/** Claims to have every file, so that the test does not encode pictures. */
const nothing = async (): Promise<never> => {
  throw new Error('Nobody asks for this here');
};
const store: PhotoStore = { has: async () => true, write: nothing, read: nothing, remove: nothing };
const now = new Date('2026-11-20T15:00:00Z');
const lines: string[] = [];
const report = (line: string) => void lines.push(line);

describe('the sample shop', () => {
  beforeAll(() => seedDemo({ db, store, report, now }));

  test('holds the whole catalogue with its stock', async () => {
    expect(await db.$count(products)).toBe(catalogue.products.length);
    const designs = catalogue.products.flatMap(({ designs }) => designs);
    const [sum] = await db
      .select({ stock: sql<number>`sum(${productDesigns.stock})::int` })
      .from(productDesigns);
    expect(sum?.stock).toBe(designs.reduce((pieces, { stock }) => pieces + stock, 0));
    const coded = designs.filter(({ sku }) => sku).length;
    expect(coded).toBe(designs.length);
    expect(await db.$count(productDesigns, isNotNull(productDesigns.sku))).toBe(coded);
    expect(await db.$count(ratings)).toBe(reviewData.length);
  });

  test('says of each product what it is like, and of each design its wood', async () => {
    const rows = await db.select().from(products);
    const bowl = rows.find(({ name }) => name === 'Salad bowl with servers');
    expect(bowl).toMatchObject({ lengthMm: 290, heightMm: 90, finish: 'food-safe-oil' });
    expect(rows.filter(({ care, inTheBoxAr }) => care.length === 0 || !inTheBoxAr)).toEqual([]);
    const designs = await db.select().from(productDesigns);
    const misnamed = designs.filter(
      ({ name, wood }) => wood !== 'mixed' && !name.toLowerCase().includes(String(wood)),
    );
    expect(misnamed.map(({ name }) => name)).toEqual(['Long, 44 × 18 cm', 'Wide, 36 × 22 cm']);
  });

  test('says of every photo what it shows, in both languages', async () => {
    const said = [...(await db.select().from(designPhotos)), ...(await db.select().from(banners))];
    expect(said.length).toBeGreaterThan(140);
    expect(said.filter(({ alt, altAr }) => !alt || !altAr)).toEqual([]);
  });

  test('writes Arabic in its own digits, as prices beside it are', () => {
    const texts = JSON.stringify({ catalogue, reviewData, questionData }).match(/"[^"]+"/g) ?? [];
    const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text));
    expect(arabic.length).toBeGreaterThan(100);
    expect(arabic.filter((text) => /\d/.test(text))).toEqual([]);
  });

  test('has a few new products, none of which was sold before it was there', async () => {
    const rows = await db.select().from(products);
    const month = now.getTime() - 30 * 24 * 3_600_000;
    expect(rows.filter(({ createdAt }) => createdAt.getTime() > month)).toHaveLength(4);
    const entries = await db
      .select({ at: stockLedger.createdAt, since: products.createdAt })
      .from(stockLedger)
      .innerJoin(productDesigns, eq(productDesigns.id, stockLedger.designId))
      .innerJoin(products, eq(products.id, productDesigns.productId));
    expect(entries.filter(({ at, since }) => at < since)).toEqual([]);
  });

  test('has a ledger in the order of its days, with no stock below nothing', async () => {
    const ledger = await db.select().from(stockLedger).orderBy(stockLedger.id);
    const stocks = new Map<number, number>();
    for (const [index, { designId, delta, createdAt }] of ledger.entries()) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(
        ledger[index - 1]?.createdAt.getTime() ?? 0,
      );
      const stock = (stocks.get(designId) ?? 0) + delta;
      expect(stock).toBeGreaterThanOrEqual(0);
      stocks.set(designId, stock);
    }
  });

  test('has an account for each role that the demo password opens, and no other', async () => {
    const people = await db.select().from(users);
    const withPassword = people.filter(({ passwordHash }) => passwordHash);
    expect(withPassword.map(({ roleId }) => roleId).sort()).toEqual(roleIds);
    for (const { passwordHash } of withPassword) {
      expect(await isPasswordRight('wooden-spoon-2020', passwordHash)).toBe(true);
    }
  });

  test('has orders of every status, the newest of today, none of the future', async () => {
    const rows = await db.select().from(orders);
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ statusId }) => statusId))).toEqual(
      new Set(Object.values(OrderStatus)),
    );
    const history = await db.select().from(orderHistory);
    const times = history.map(({ createdAt }) => createdAt.getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - Math.max(...times)).toBeLessThan(24 * 3_600_000);
  });

  test('has reviews with photos and answers, most of them by buyers', async () => {
    const reviews = await selectReviews(db);
    expect(reviews.filter(({ rating }) => rating.answer).length).toBeGreaterThan(5);
    expect(await db.$count(reviewPhotos)).toBeGreaterThan(10);
    expect(reviews.filter(({ isVerified }) => isVerified).length).toBeGreaterThan(30);
  });

  test('shows the stars of all its reviews', async () => {
    const stars = () =>
      db
        .select({ average: products.averageRating, count: products.ratingsCount })
        .from(products)
        .orderBy(products.id);
    const shown = await stars();
    await db.execute(sql`select sum_up_ratings(array(select id from products))`);
    expect(await stars()).toEqual(shown);
  });

  test('has questions about a dozen products, a few of which wait for an answer', async () => {
    const asked = await db.select().from(questions);
    const answered = asked.filter(({ answer }) => answer);
    expect(asked).toHaveLength(questionData.length);
    expect(new Set(answered.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(12);
    expect(asked.length - answered.length).toBeGreaterThan(1);
    const times = asked.flatMap(({ createdAt, answeredAt }) => [createdAt, answeredAt ?? now]);
    expect(Math.max(...times.map((time) => time.getTime()))).toBeLessThanOrEqual(now.getTime());
  });

  test('books stock + sold − cancelled = received for every design', async () => {
    const books = await db
      .select({
        stock: productDesigns.stock,
        booked: sql<number>`coalesce(sum(${stockLedger.delta}), 0)::int`,
      })
      .from(productDesigns)
      .leftJoin(stockLedger, eq(stockLedger.designId, productDesigns.id))
      .groupBy(productDesigns.id);
    for (const { stock, booked } of books) expect(booked).toBe(stock);
  });

  test('has a parcel for each order that has left the shop, in the state of its order', async () => {
    const { shipped, delivered } = OrderStatus;
    const rows = await db
      .select({ order: orders, shipment: shipments })
      .from(orders)
      .leftJoin(shipments, eq(shipments.orderId, orders.id));
    const withParcel = rows.flatMap(({ order, shipment }) =>
      shipment ? [{ order, shipment }] : [],
    );
    const hasLeft = ({ order: { statusId } }: (typeof rows)[number]) =>
      statusId === shipped || statusId === delivered;
    expect(withParcel).toHaveLength(rows.filter(hasLeft).length);
    const wrong = withParcel.filter(
      ({ order, shipment }) => (order.statusId === delivered) !== (shipment.state === 'delivered'),
    );
    expect(wrong).toEqual([]);
    expect(withParcel.some(({ shipment }) => shipment.state === 'attempt_failed')).toBe(true);
  });

  test('has cash of which most was paid out, a little is owed, and one line is short', async () => {
    const lines = await db.select().from(moneyEntries);
    const sums = moneyOf(lines.map((line) => ({ ...line, parcelId: line.shipmentId })));
    expect(sums.expected).toBe(sums.received + sums.open);
    expect(sums.received).toBeGreaterThan(sums.expected / 2);
    expect(sums.collected).toBeGreaterThan(sums.received);
    const results = (await db.select().from(remittanceLines)).map(({ result }) => result);
    expect(new Set(results)).toEqual(new Set(['matched', 'short', 'missing']));
  });

  test('has a return that waits for an answer, and one that was answered', async () => {
    const states = (await db.select().from(returns)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['approved', 'requested']);
  });

  test('is left alone the second time', async () => {
    const before = await db.$count(users);
    await seedDemo({ db, store, report, now });
    expect(await db.$count(users)).toBe(before);
    expect(lines.at(-1)).toBe('The sample shop is there already.');
  });

  test('gets lost pictures back', async () => {
    // A few, since encoding them takes its time.
    const lost = new Set<string>();
    const written = new Set<string>();
    const holed: PhotoStore = {
      ...store,
      has: async (name) => {
        if (/-(360|2000)\.webp$/.test(name) && lost.size < 8) lost.add(name);
        return !lost.has(name);
      },
      write: async (name) => void written.add(name),
    };
    const before = await db.$count(users);

    await seedDemo({ db, store: holed, report, now });

    expect(lost.size).toBe(8);
    expect(written).toEqual(lost);
    expect(await db.$count(users)).toBe(before);
  });
});

test('stays away from any server but the embedded one', async () => {
  const elsewhere = { execute: async () => ({ rows: [{ cluster_name: '' }] }) };
  const seeding = seedDemo({ db: elsewhere as unknown as Database, store, report });
  await expect(seeding).rejects.toThrow('embedded server only');
});
