import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { anOrder, aUser } from '../../../test/support/builders.ts';
import { testDatabase } from '../../../test/support/database.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { adoptOrders, customerOf } from './customers.ts';

const { db } = await testDatabase();

let last = 1_000_000;
const aNumber = () => `+20101${(last += 1)}`;

type Orderer = Parameters<typeof customerOf>[1];

const order = (fields: Partial<Orderer> = {}) =>
  db.transaction((tx) =>
    customerOf(tx, { phoneNumber: aNumber(), name: 'Rana', email: null, userId: null, ...fields }),
  );

const customer = async (id: number) =>
  (await db.select().from(customers).where(eq(customers.id, id)))[0];

test('a number is one customer, whoever types it', async () => {
  const phoneNumber = aNumber();
  const { id: userId } = await aUser(db);

  const first = await order({ phoneNumber });
  const again = await order({ phoneNumber, name: 'Somebody else', email: 'else@example.com' });
  const withAccount = await order({ phoneNumber, userId });

  expect([again, withAccount]).toEqual([first, first]);
  expect(await customer(first)).toMatchObject({ name: 'Rana', email: null, userId: null });
});

test('an account with several numbers is one customer', async () => {
  const { id: userId } = await aUser(db);
  const first = await order({ userId });
  expect(await order({ userId })).toBe(first);
  expect(await db.$count(customerPhones, eq(customerPhones.customerId, first))).toBe(2);
});

test('first orders that come at the same moment make one customer', async () => {
  const phoneNumber = aNumber();
  const ids = await Promise.all(Array.from({ length: 20 }, () => order({ phoneNumber })));
  expect(new Set(ids).size).toBe(1);
});

test('an order that the version before has written finds its customer', async () => {
  const user = await aUser(db);
  const phoneNumber = aNumber();
  const { id } = await anOrder(db, user, { phoneNumber });

  await adoptOrders(db);

  const [adopted] = await db.select().from(orders).where(eq(orders.id, id));
  expect(adopted?.customerId).toBe(await order({ phoneNumber }));
});
