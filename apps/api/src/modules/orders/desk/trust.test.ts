import {
  answerConfirmLink,
  changeOrderStatus,
  changeOrderStatuses,
  getOrder,
  type OrderStatusId,
  OrderStatus,
  readConfirmLink,
  recordAttempt,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testApi, tokenSecret } from '../../../../test/support/api.ts';
import { anOrder, aUser } from '../../../../test/support/builders.ts';
import { customers } from '../../../db/schema/customers.ts';
import { orderHistory } from '../../../db/schema/orders.ts';
import { createConfirmTokens } from '../guest/confirm-tokens.ts';
import { expireOrders } from './expire-orders.ts';

const { db, guest, signedIn } = await testApi();
const staff = await signedIn(Role.Sales);

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const day = 24 * 60;

/** The waiting order of a customer whose earlier ones have ended so, the first one first. */
async function anOrderAfter(ends: ('delivered' | 'refused')[], subtotal = 10_000) {
  const user = await aUser(db);
  const [customer] = await db
    .insert(customers)
    .values({ name: user.name, userId: user.id })
    .returning();
  const of = { customerId: customer?.id ?? 0, subtotal: 10_000 };
  for (const [index, end] of ends.entries()) {
    const statusId: OrderStatusId =
      end === 'delivered' ? OrderStatus.delivered : OrderStatus.cancelled;
    const createdAt = ago((90 - index) * day);
    const { id } = await anOrder(db, user, { ...of, statusId, createdAt });
    if (end === 'refused') {
      await db.insert(orderHistory).values({ orderId: id, statusId, cancelReason: 'refused' });
    }
  }
  return anOrder(db, user, { ...of, subtotal, createdAt: ago(20) });
}

const read = async (orderId: number) => {
  const { orderStatusId, confirmation } = await staff.call(getOrder, { params: { orderId } });
  return [orderStatusId, confirmation.state, confirmation.reasons.map(({ code }) => code)];
};
const confirm = (orderId: number, note?: string) =>
  staff.call(recordAttempt, {
    params: { orderId },
    body: { channel: 'call', outcome: 'confirmed', ...(note && { note }) },
  });

test('the shop confirms the order of a trusted customer by itself, once, and no other', async () => {
  const trusted = await anOrderAfter(['delivered', 'delivered']);
  const young = await anOrderAfter(['delivered']);
  const dear = await anOrderAfter(['delivered', 'delivered'], 1_000_000);
  expect(await read(trusted.id)).toEqual([OrderStatus.pending, 'awaiting', ['trusted']]);

  await Promise.all([expireOrders(db, new Date()), expireOrders(db, new Date())]);

  const { history } = await staff.call(getOrder, { params: { orderId: trusted.id } });
  expect((await read(trusted.id)).slice(0, 2)).toEqual([OrderStatus.confirmed, 'confirmed']);
  expect(history.filter(({ statusName }) => statusName === 'confirmed')).toHaveLength(1);
  for (const { id } of [young, dear]) expect((await read(id))[0]).toBe(OrderStatus.pending);
});

test('who has refused parcels confirms once a deposit has come, which staff note', async () => {
  const { id } = await anOrderAfter(['delivered', 'refused']);
  expect(await read(id)).toEqual([
    ...[OrderStatus.pending, 'needs_deposit', ['deposit_refused', 'refused_before']],
  ]);

  await expect(confirm(id)).rejects.toMatchObject({
    ...{ status: 409, code: 'order.deposit_not_noted' },
  });
  expect(await confirm(id, 'Transfer of 100, 12:40')).toMatchObject({
    orderStatusId: OrderStatus.confirmed,
  });
});

test('nor by the link', async () => {
  const order = await anOrderAfter(['refused']);
  const { id } = order;
  const token = createConfirmTokens(tokenSecret).of(order);
  const params = { token };
  const { formToken } = await guest.call(readConfirmLink, { params });
  const body = { answer: 'confirm', formToken } as const;
  await expect(guest.call(answerConfirmLink, { params, body })).rejects.toMatchObject({
    ...{ status: 409, code: 'order.needs_deposit' },
  });
  expect((await read(id))[0]).toBe(OrderStatus.pending);
});

test('nor by a status that staff choose, for one order or for several', async () => {
  const { id } = await anOrderAfter(['refused']);
  const { id: free } = await anOrderAfter([]);
  const statusId = OrderStatus.confirmed;
  const one = staff.call(changeOrderStatus, { params: { orderId: id }, body: { statusId } });
  await expect(one).rejects.toMatchObject({ status: 409, code: 'order.deposit_not_noted' });

  const body = { orderIds: [id, free], statusId };
  expect(await staff.call(changeOrderStatuses, { body })).toEqual([
    { orderId: id, refusal: expect.stringContaining('deposit') },
    { orderId: free, refusal: null },
  ]);
  expect((await read(id))[0]).toBe(OrderStatus.pending);

  await confirm(id, 'Transfer of 100, 12:40');
  const body2 = { statusId, seenStatusId: OrderStatus.pending };
  expect(await staff.call(changeOrderStatus, { params: { orderId: id }, body: body2 })).toBe(
    'confirmed',
  );
});

test('who has received more than was refused, or four in a row, is trusted with cash again', async () => {
  const more = await anOrderAfter(['refused', 'delivered', 'delivered']);
  const row = await anOrderAfter([
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
  ]);
  for (const { id } of [more, row]) {
    expect((await read(id))[1]).not.toBe('needs_deposit');
    expect(await confirm(id)).toMatchObject({ orderStatusId: OrderStatus.confirmed });
  }
});
