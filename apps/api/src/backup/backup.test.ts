import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { getProfile, verifyEmail } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';

import { tokenSecret } from '../../test/support/api.ts';
import { aProduct, aSession, anAddress, aUser } from '../../test/support/builders.ts';
import { testDatabase } from '../../test/support/database.ts';
import { databaseUrl, execute } from '../../test/support/postgres.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { carts, cartItems } from '../db/schema/carts.ts';
import { categories, productDesigns } from '../db/schema/catalogue.ts';
import { orderLines, orders, stockLedger } from '../db/schema/orders.ts';
import { photos } from '../db/schema/photos.ts';
import { previews } from '../db/schema/previews.ts';
import { users } from '../db/schema/users.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logging/logger.ts';
import { createCode } from '../modules/auth/single-use-codes.ts';
import { createTokens } from '../modules/auth/tokens.ts';
import { placeOrderFromCart } from '../modules/orders/customer/place-order.ts';
import { folderPhotoStore } from '../storage/folder-photo-store.ts';
import { photoFiles } from '../storage/photo-files.ts';
import { previewFiles } from '../storage/preview-files.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { listTables } from './tables.ts';

const { db, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'craftsandore-backup-'));
afterAll(() => rm(folder, { recursive: true }));
const store = folderPhotoStore(join(folder, 'images'));
const file = join(folder, 'shop.tar.gz');

async function emptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await execute(inject('serverUrl'), `create database ${name}`);
  return databaseUrl(inject('serverUrl'), name);
}

/** A shop with some of everything, texts that are hard to carry among them. */
async function fill() {
  const nasty = 'tab\there, \\N, "quotes", new\nline, سلطانية 🥣';
  const photo = { key: 'abc', widths: [320, 640], width: 640, height: 480, color: '#c08040' };
  const [row] = await db.insert(photos).values(photo).returning();
  await db.insert(categories).values({ name: nasty, nameAr: nasty, photoId: row?.id ?? null });
  for (const { name } of photoFiles(photo))
    await store.write(name, Buffer.from(`the file ${name}`));
  await db.insert(previews).values({ key: 'preview-1-abc' });
  for (const name of previewFiles('preview-1-abc')) await store.write(name, Buffer.from(name));
  const { design } = await aProduct(db, { name: nasty, stock: [500, 3] });
  return design;
}

async function anOrder(designId: number) {
  const user = await aUser(db);
  const address = await anAddress(db, user.id);
  const [cart] = await db.insert(carts).values({ userId: user.id }).returning();
  const cartId = cart?.id ?? 0;
  await db.insert(cartItems).values({ cartId, designId, quantity: 1 });
  const shippingDetailsId = address.id;
  const input = {
    account: user,
    placedFrom: null,
    now: new Date(),
    most: { orders: 0, pieces: 0 },
    locale: 'ar' as const,
    cartId,
    shippingDetailsId,
    paymentMethod: 'cash' as const,
  };
  return db.transaction((tx) => placeOrderFromCart(tx, input));
}

const older = await testDatabase();
const design = await fill();
await anOrder(design.id);

async function contentOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const content: Record<string, unknown> = {};
  for (const { name, columns, key } of await listTables(client)) {
    const statement = `select ${columns.join(', ')} from "${name}" order by ${key.join(', ')}`;
    content[name] = (await client.query(statement)).rows;
  }
  await client.end();
  return content;
}

test('brings every row and file into an empty database', async () => {
  await backup({ databaseUrl: url, store, file });
  const before = await contentOf(url);
  const target = await emptyDatabase();
  const files = folderPhotoStore(join(folder, 'restored'));

  const summary = await restore({ databaseUrl: target, store: files, file });

  expect(summary).toMatchObject({ images: 6 });
  expect(await contentOf(target)).toEqual(before);
  expect((await files.read('abc-640.avif')).toString()).toBe('the file abc-640.avif');
});

test('takes a database that has the tables, and what migrations write, for empty', async () => {
  await backup({ databaseUrl: url, store, file });
  const target = await emptyDatabase();
  await migrate(target);
  await restore({ databaseUrl: target, store: folderPhotoStore(join(folder, 'migrated')), file });
  expect(await contentOf(target)).toEqual(await contentOf(url));
});

test('lets nobody in who was signed out since, and uses no code twice', async () => {
  const user = await aUser(db);
  const { id: sessionId, expiresAt } = await aSession(db, user.id);
  const token = await createTokens(tokenSecret).sign({ sessionId, expiresAt });
  const code = await createCode(db, 'verify-email', user.id);
  await backup({ databaseUrl: url, store, file });
  const target = await emptyDatabase();
  await restore({ databaseUrl: target, store, file });

  expect(await statuses(url, token, code)).toEqual([200, 200]);
  expect(await statuses(target, token, code)).toEqual([401, 422]);
});

/** Of reading the own profile, and of using a link that was mailed. */
async function statuses(databaseUrl: string, token: string, code: string) {
  const { db, close } = connect(databaseUrl);
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
  const queueMail = () => Promise.resolve();
  const logger = createLogger('silent');
  const app = await buildApp({ env, db, logger, tokenSecret, queueMail, demoIdentity: null });
  const headers = { authorization: `Bearer ${token}` };
  const profile = await app.inject({ url: getProfile.path, headers });
  const verified = await app.inject({
    method: 'POST',
    url: verifyEmail.path,
    body: { token: code },
  });
  await app.close();
  await close();
  return [profile.statusCode, verified.statusCode];
}

test('is of one moment, while orders are placed', async () => {
  const isRunning = { now: true };
  let sold = 0;
  const sell = async () => {
    for (; isRunning.now; sold += 1) await anOrder(design.id);
  };
  const selling = Promise.all([sell(), sell(), sell()]);
  const taken = [];
  for (let round = 0; round < 5; round++) {
    const name = join(folder, `round-${round}.tar.gz`);
    const before = sold;
    await backup({ databaseUrl: url, store, file: name });
    taken.push(name);
    // However fast a backup is, the next one has more to bring.
    await expect.poll(() => sold).toBeGreaterThan(before);
  }
  isRunning.now = false;
  await selling;

  const counts: number[] = [];
  for (const name of taken) {
    const target = await emptyDatabase();
    await restore({ databaseUrl: target, store, file: name });
    const restored = connect(target);
    const [lines, ordered] = [
      await restored.db.$count(orderLines),
      await restored.db.$count(orders),
    ];
    expect(lines).toBe(ordered);
    const { rows } = await restored.db.execute(sql`
      select from ${productDesigns} design
      where stock <> (select coalesce(sum(delta), 0) from ${stockLedger} where design_id = design.id)`);
    expect(rows).toEqual([]);
    counts.push(ordered);
    await restored.close();
  }
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
});

test('numbers go on where they were', async () => {
  const target = await emptyDatabase();
  await backup({ databaseUrl: url, store, file });
  await restore({ databaseUrl: target, store, file });
  const restored = connect(target);

  const last = await db.select({ id: sql<number>`max(id)` }).from(users);
  const user = await aUser(restored.db);
  await restored.close();

  expect(user.id).toBe((last[0]?.id ?? 0) + 1);
});

test('is for its owner alone', async () => {
  await backup({ databaseUrl: url, store, file });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('names photos that were not there to be taken', async () => {
  const files = folderPhotoStore(join(folder, 'nothing'));
  const { missingImages } = await backup({ databaseUrl: url, store: files, file });
  expect(missingImages).toContain('abc-320.webp');
});

test('refuses a database that holds something, and leaves it alone', async () => {
  await backup({ databaseUrl: url, store, file });
  const before = await contentOf(url);
  await expect(restore({ databaseUrl: url, store, file })).rejects.toThrow('is not empty');
  expect(await contentOf(url)).toEqual(before);
});

test('refuses an archive that is cut or changed, and leaves nothing of it', async () => {
  await backup({ databaseUrl: url, store, file });
  const whole = await readFile(file);
  const changed = (content: Buffer, at: number) =>
    Buffer.concat([
      content.subarray(0, at),
      Buffer.of(~content.readUInt8(at)),
      content.subarray(at + 1),
    ]);
  const unpacked = gunzipSync(whole);
  // Where gzip is whole again, it is the tar, the JSON or PostgreSQL that notices.
  const inTheTar = [0, 600, unpacked.indexOf('tables/users'), unpacked.indexOf('@')].map((at) =>
    gzipSync(changed(unpacked, at)),
  );

  for (const content of [
    whole.subarray(0, whole.length - 500),
    changed(whole, whole.length >> 1),
    ...inTheTar,
  ]) {
    const target = await emptyDatabase();
    const damaged = join(folder, 'damaged.tar.gz');
    await writeFile(damaged, content);
    await expect(restore({ databaseUrl: target, store, file: damaged })).rejects.toThrow(
      'This archive is',
    );
    const { db, close } = connect(target);
    expect(await db.$count(users)).toBe(0);
    await close();
  }
});

test('brings in an archive from before earlier migrations became one', async () => {
  await older.db.execute(sql`
    update drizzle.__drizzle_migrations set hash = 'the last one of several'`);
  await older.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'one of the first', created_at - 1 from drizzle.__drizzle_migrations`);
  await backup({ databaseUrl: older.url, store, file });

  const target = await emptyDatabase();
  await expect(restore({ databaseUrl: target, store, file })).resolves.toBeDefined();
});

test('refuses an archive of another version', async () => {
  await backup({ databaseUrl: url, store, file });
  await db.execute(sql`
    update drizzle.__drizzle_migrations set created_at = created_at + 1
    where id = (select max(id) from drizzle.__drizzle_migrations)`);
  const future = join(folder, 'future.tar.gz');
  await backup({ databaseUrl: url, store, file: future });

  const target = await emptyDatabase();
  await expect(restore({ databaseUrl: target, store, file: future })).rejects.toThrow(
    'another version',
  );
});
