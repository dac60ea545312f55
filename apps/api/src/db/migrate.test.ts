import { readFile } from 'node:fs/promises';

import { governorates } from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { anOrder, aUser } from '../../test/support/builders.ts';
import { testDatabase } from '../../test/support/database.ts';
import { migrate } from './migrate.ts';
import { shippingFees } from './schema/addresses.ts';
import { customerPhones, customers } from './schema/customers.ts';
import { orders } from './schema/orders.ts';

const { db, url } = await testDatabase();
const other = await testDatabase();

test('instances that start together do not get into each other’s way', async () => {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`drop schema drizzle cascade`);
  await db.execute(sql`create schema public`);

  await Promise.all([migrate(url), migrate(url), migrate(url)]);

  expect(await db.$count(shippingFees)).toBe(27);
});

test('a database of a newer version is left as it is', async () => {
  await other.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'newer', created_at + 1 from drizzle.__drizzle_migrations`);
  await expect(migrate(other.url)).resolves.toBeUndefined();
});

test.each([
  'update drizzle.__drizzle_migrations set created_at = created_at - 10',
  'drop schema drizzle cascade',
])('a database from before our first migration is refused in words: %s', async (statement) => {
  await other.db.execute(statement);
  await expect(migrate(other.url)).rejects.toThrow(/an older version .* delete the data folder/);
});

test('there is a fee for every governorate of the contract', async () => {
  const rows = await db.select().from(shippingFees);
  const codes = rows.map(({ governorateCode }) => governorateCode);
  expect(codes.sort()).toEqual(governorates.map(({ code }) => code).sort());
});

test('every foreign key has an index that it leads', async () => {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text || '.' || attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      )`);
  expect(rows).toEqual([]);
});

test('who ordered before there were customers becomes one, with the numbers they ordered with last', async () => {
  const [rana, omar] = [await aUser(other.db), await aUser(other.db)];
  const [mine, ours] = ['+201000000011', '+201000000012'];
  await anOrder(other.db, rana, { phoneNumber: mine, createdAt: new Date('2026-11-01') });
  const shared = await anOrder(other.db, rana, { phoneNumber: ours });
  await other.db.update(orders).set({ createdAt: new Date('2026-11-02') });
  await anOrder(other.db, omar, { phoneNumber: ours });
  await anOrder(other.db, rana, { phoneNumber: mine });

  const migration = await readFile(`${import.meta.dirname}/migrations/0008_customers.sql`, 'utf8');
  const [, byHand = ''] = migration.split('-- By hand');
  const [backfill = ''] = byHand.split('-- The fees');
  await other.db.execute(sql.raw(`begin; -- ${backfill} commit;`));

  const kept = await other.db
    .select({ userId: customers.userId, phoneNumber: customerPhones.phoneNumber })
    .from(customers)
    .innerJoin(customerPhones, eq(customerPhones.customerId, customers.id))
    .orderBy(customerPhones.phoneNumber);
  expect(kept).toEqual([
    { userId: rana.id, phoneNumber: mine },
    { userId: omar.id, phoneNumber: ours },
  ]);
  const rows = await other.db
    .select({ id: orders.id, owner: customers.userId })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .orderBy(orders.id);
  expect(rows.map(({ owner }) => owner)).toEqual([rana.id, omar.id, omar.id, rana.id]);
  expect(rows[1]?.id).toBe(shared.id);
});
