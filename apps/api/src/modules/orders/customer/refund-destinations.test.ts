import { randomUUID } from 'node:crypto';

import {
  askForTrackedReturn,
  type CallInput,
  changeOrderStatus,
  getReturn,
  giveRefundDestination,
  giveTrackedRefundDestination,
  listAuditEntries,
  listMoneyOfOrder,
  listOwedOrders,
  listRefundDestinations,
  noteDeposit,
  noteRefundDestination,
  OrderStatus,
  payRefund,
  placeGuestOrder,
  receiveReturn,
  refundOrder,
  moveReturn,
  trackOrder,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { deliveredOrder } from '../../../../test/support/delivered-order.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { apiLogs } from '../../../db/schema/api-logs.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { refundDestinations } from '../../../db/schema/refund-destinations.ts';

const api = await testApi({
  GUEST_ORDERS_PER_HOUR: '0',
  ORDER_MAILS_PER_HOUR: '0',
  REFUND_DESTINATIONS_PER_HOUR: '4',
  STOREFRONT_URL: 'https://shop.example',
});
const { db, guest, signedIn } = api;
const [sales, admin, buyer, stranger] = [
  await signedIn(Role.Sales),
  await signedIn(Role.Admin),
  await signedIn(Role.User),
  await signedIn(Role.User),
];
const { design } = await aProduct(db, { price: 50_000, stock: [1_000] });
let lastNumber = 50_000_000;

type RefundTo = CallInput<typeof giveRefundDestination>['body']['refundTo'];

const instapay: RefundTo = { method: 'instapay', payTo: 'rana.aziz@instapay' };
const wallet: RefundTo = { method: 'wallet', payTo: '٠١٠١٢٣٤٥٦٧٨' };
const bank: RefundTo = {
  ...{ method: 'transfer', payTo: 'EG38 0019 0005 0000 0000 2631 8000 2' },
  holder: 'Rana Aziz',
};

const { confirmed, shipped, delivered, cancelled } = OrderStatus;

/** An order without an account, and what opens it. */
async function anOrder() {
  const email = `${randomUUID()}@example.com`;
  const { order, trackingToken: token } = await guest.call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 2 }],
      contact: { name: 'Rana Aziz', phoneNumber: `010${(lastNumber += 1)}`, email },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  return { orderId: order.id, token, email, lineId: order.lines[0]?.orderLineId ?? 0 };
}

/** One that was cancelled after a deposit of 120 pounds. */
async function anOwingOrder() {
  const order = await anOrder();
  const params = { orderId: order.orderId };
  await sales.call(noteDeposit, { params, body: { amount: 120, method: 'cash' } });
  const cancellation = { reason: 'changed-mind' as const };
  await sales.call(changeOrderStatus, { params, body: { statusId: cancelled, cancellation } });
  await receiveMails(api);
  return order;
}

const give = ({ token }: { token: string }, refundTo: RefundTo) =>
  guest.call(giveTrackedRefundDestination, { params: { token }, body: { refundTo } });

const refundToOf = async ({ token }: { token: string }) =>
  (await guest.call(trackOrder, { params: { token } })).order.refundTo;

const listed = (orderId: number) => sales.call(listRefundDestinations, { params: { orderId } });

const mailsTo = async (email: string) =>
  (await receiveMails(api))
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ text = '' }) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '));

const pay = (orderId: number, more: object, amount = 120) =>
  admin.call(refundOrder, {
    params: { orderId },
    body: { amount, method: 'cash', ...more },
  });

describe('who is owed money', () => {
  test('says where to, reads its end alone, and staff read all of it', async () => {
    const order = await anOwingOrder();
    const { orderId, email } = order;
    expect(await refundToOf(order)).toEqual({ owed: 12_000, destination: null });
    expect(await listed(orderId)).toEqual({ given: [], isChangedSinceDue: false });

    await db.delete(liveEvents);
    expect(await give(order, instapay)).toEqual({
      owed: 12_000,
      destination: { method: 'instapay', masked: '…iz@instapay', at: expect.any(String) },
    });
    expect(await db.select().from(liveEvents)).toMatchObject([
      { kind: 'return.changed', objectId: orderId },
    ]);
    expect(JSON.stringify(await guest.call(trackOrder, { params: order }))).not.toContain('rana.a');
    expect((await listed(orderId)).given).toMatchObject([
      { payTo: 'rana.aziz@instapay', holder: null, staffName: null, masked: '…iz@instapay' },
    ]);
    const owed = (await sales.call(listOwedOrders, {})).find((one) => one.orderId === orderId);
    expect(owed).toMatchObject({
      ...{ refundTo: { payTo: 'rana.aziz@instapay' }, isChangedSinceDue: false },
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatch(/InstaPay: …iz@instapay\.[^]*reply[^]*shop\.example\/track\//);
    expect(mail).not.toContain('rana.aziz');
  });

  test('may put another in its place: the last counts, each is mailed, and staff see that it is another', async () => {
    const order = await anOwingOrder();
    await give(order, instapay);
    await give(order, bank);
    await give(order, wallet);
    expect((await refundToOf(order))?.destination).toMatchObject({
      ...{ method: 'wallet', masked: '…5678' },
    });
    const { given, isChangedSinceDue } = await listed(order.orderId);
    expect(given).toMatchObject([
      { method: 'wallet', payTo: '+201012345678' },
      { method: 'transfer', payTo: 'EG380019000500000000263180002', holder: 'Rana Aziz' },
      { method: 'instapay' },
    ]);
    expect(isChangedSinceDue).toBe(true);
    expect(await mailsTo(order.email)).toHaveLength(3);
  });

  test('is written to however many mails there have been: nobody turns money aside unseen', async () => {
    const order = await anOwingOrder();
    const strict = { db, env: { ...api.env, ORDER_MAILS_PER_HOUR: 1 } };
    await give(order, instapay);
    await give(order, wallet);
    await receiveMails(strict).then((mails) => expect(mails).toHaveLength(2));
  });

  test('says the same twice, and it is one, and one mail', async () => {
    const order = await anOwingOrder();
    await Promise.all([give(order, wallet), give(order, { ...wallet, payTo: '+201012345678' })]);
    expect((await listed(order.orderId)).given).toHaveLength(1);
    expect(await mailsTo(order.email)).toHaveLength(1);
  });

  test('says two at once, and both are kept, one after the other', async () => {
    const order = await anOwingOrder();
    await Promise.all([give(order, wallet), give(order, instapay)]);
    const { given } = await listed(order.orderId);
    expect(given.map(({ method }) => method).toSorted()).toEqual(['instapay', 'wallet']);
    expect((await refundToOf(order))?.destination?.method).toBe(given[0]?.method);
  });

  test('is too late once it was paid, and does so but a few times in an hour', async () => {
    const order = await anOwingOrder();
    await give(order, wallet);
    await pay(order.orderId, {}, 60);
    await give(order, instapay);
    await pay(order.orderId, {}, 60);
    expect(await refundToOf(order)).toBeNull();
    await expect(give(order, bank)).rejects.toMatchObject({ status: 409, code: 'refund.not_due' });
    await give(order, bank).catch(() => undefined);
    await expect(give(order, bank)).rejects.toMatchObject({ status: 429 });
  });

  test('is told which of it is wrong, in words', async () => {
    const order = await anOwingOrder();
    const send = async (refundTo: object, language = 'en') => {
      const path = `/orders/track/${order.token}/refundDestinations`;
      const client = api.as(null, language);
      const reply = await client.send({ method: 'POST', path, body: { refundTo } });
      return { status: reply.statusCode, text: reply.payload };
    };
    const wrong = await send({ ...bank, payTo: 'EG390019000500000000263180002' });
    expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('IBAN') });
    expect(wrong.text).not.toContain('EG39');
    expect((await send({ method: 'instapay', payTo: 'rana' }, 'ar')).text).toContain('إنستاباي');
    expect((await send({ method: 'wallet', payTo: '0212345678' })).text).toContain('mobile number');
    expect((await send({ method: 'transfer', payTo: bank.payTo })).text).toContain('required');
    // Of the right length, and nobody's.
    expect((await send({ method: 'cash', payTo: 'x' })).status).toBe(422);
    expect((await listed(order.orderId)).given).toEqual([]);
  });

  test('has nothing to say of an order of which nothing is owed', async () => {
    const order = await anOrder();
    expect(await refundToOf(order)).toBeNull();
    await expect(give(order, wallet)).rejects.toMatchObject({ code: 'refund.not_due' });
  });
});

test('nobody says it for others: neither by an id nor by another token, nor reads it', async () => {
  const { orderId, lines } = await deliveredOrder(db, { customer: buyer.user, staff: sales });
  const params = { orderId };
  const wish = { lines: [{ orderLineId: lines[0]?.id ?? 0, quantity: 1 }], reason: 'size' };
  const path = `/users/orders/${orderId}/returns`;
  await buyer.send({ method: 'POST', path, body: wish });
  const body = { refundTo: wallet };
  const mine = await buyer.call(giveRefundDestination, { params, body });
  expect(mine).toMatchObject({ owed: 0, destination: { masked: '…5678' } });

  await expect(stranger.call(giveRefundDestination, { params, body })).rejects.toMatchObject({
    ...{ status: 404, code: 'order.not_found' },
  });
  await expect(guest.call(giveRefundDestination, { params, body })).rejects.toMatchObject({
    status: 401,
  });
  await expect(give({ token: randomUUID() }, wallet)).rejects.toMatchObject({ status: 404 });
  for (const who of [buyer, stranger]) {
    await expect(who.call(listRefundDestinations, { params })).rejects.toMatchObject({
      status: 403,
    });
    await expect(who.call(noteRefundDestination, { params, body })).rejects.toMatchObject({
      status: 403,
    });
  }
});

describe('with a return', () => {
  async function aReturn(refundTo?: RefundTo) {
    const order = await anOrder();
    const params = { orderId: order.orderId };
    for (const statusId of [confirmed, shipped, delivered]) {
      await sales.call(changeOrderStatus, { params, body: { statusId } });
    }
    await receiveMails(api);
    const { id } = await guest.call(askForTrackedReturn, {
      params: order,
      body: {
        ...{ lines: [{ orderLineId: order.lineId, quantity: 1 }], reason: 'size' },
        ...(refundTo && { refundTo }),
      },
    });
    return { ...order, id };
  }

  async function receive({ id, lineId: orderLineId }: Awaited<ReturnType<typeof aReturn>>) {
    const params = { id };
    await sales.call(moveReturn, { params, body: { state: 'approved' } });
    const pieces = [{ orderLineId, quantity: 1, condition: 'sellable' as const }];
    await sales.call(receiveReturn, { params, body: { pieces } });
  }

  test('it may be said at once: the mail about the return says where to, and no other does', async () => {
    const asked = await aReturn(instapay);
    const mails = await mailsTo(asked.email);
    expect(mails).toMatchObject([expect.stringContaining('…iz@instapay')]);
    expect(await refundToOf(asked)).toMatchObject({ owed: 0, destination: { method: 'instapay' } });

    await receive(asked);
    expect(await refundToOf(asked)).toMatchObject({ owed: 50_000 });
    const told = await mailsTo(asked.email);
    expect(told.at(-1)).toContain('…iz@instapay');
    expect(told.at(-1)).not.toContain('tell us');
  });

  test('who has not said is asked as the pieces arrive', async () => {
    const asked = await aReturn();
    await receive(asked);
    expect((await mailsTo(asked.email)).at(-1)).toContain('tell us on the page of your order');
  });

  test('a refund keeps where it was paid to, whatever is said after it', async () => {
    const asked = await aReturn(instapay);
    await receive(asked);
    const params = { id: asked.id };
    const destinationId = (await listed(asked.orderId)).given[0]?.id ?? 0;
    const reference = randomUUID();
    const half = { amount: 200, method: 'instapay', reference, destinationId } as const;
    const other = await anOwingOrder();
    await give(other, instapay);
    const [ofOther] = (await listed(other.orderId)).given;
    await expect(
      admin.call(payRefund, { params, body: { ...half, destinationId: ofOther?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 404, code: 'refund.destination_not_found' });
    await expect(
      admin.call(payRefund, { params, body: { ...half, method: 'wallet' } }),
    ).rejects.toMatchObject({ code: 'refund.destination_not_found' });

    await admin.call(payRefund, { params, body: half });
    await give(asked, wallet);
    expect((await sales.call(getReturn, { params })).refunds).toMatchObject([
      { reference, paidTo: '…iz@instapay' },
    ]);
    const { entries } = await sales.call(listMoneyOfOrder, {
      params: { orderId: asked.orderId },
    });
    expect(entries.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { paidTo: '…iz@instapay' },
    ]);
  });

  test('of an order is kept as well', async () => {
    const order = await anOwingOrder();
    await give(order, wallet);
    const destinationId = (await listed(order.orderId)).given[0]?.id ?? 0;
    const reference = randomUUID();
    await pay(order.orderId, { method: 'wallet', reference, destinationId });
    const { entries } = await sales.call(listMoneyOfOrder, {
      params: { orderId: order.orderId },
    });
    expect(entries.at(-1)).toMatchObject({ kind: 'refunded', paidTo: '…5678' });
  });
});

describe('staff', () => {
  test('note it for who has phoned: their name stands by it, and the customer is told', async () => {
    const order = await anOwingOrder();
    const params = { orderId: order.orderId };
    await give(order, instapay);
    const noted = await sales.call(noteRefundDestination, { params, body: { refundTo: bank } });
    expect(noted).toMatchObject({
      given: [{ method: 'transfer', staffName: sales.user.name }, { staffName: null }],
      isChangedSinceDue: true,
    });
    expect(await mailsTo(order.email)).toHaveLength(2);
    const missing = sales.call(listRefundDestinations, { params: { orderId: 2_000_000 } });
    await expect(missing).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('leave its end in the audit log, and nobody leaves more in any log', async () => {
    const order = await anOwingOrder();
    const params = { orderId: order.orderId };
    await give(order, wallet);
    await sales.call(noteRefundDestination, { params, body: { refundTo: bank } });
    const { data } = await admin.call(listAuditEntries, {
      query: { noun: 'order', nounId: String(order.orderId) },
    });
    expect(data[0]?.changes).toEqual([
      { field: 'Where the refund goes', before: '…5678', after: '…0002' },
    ]);
    const secrets = /EG380019|EG38 0019|201012345678|٠١٠١٢٣٤٥٦٧٨/;
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toMatch(secrets);
    await expect
      .poll(async () => JSON.stringify(await db.select().from(apiLogs)))
      .toContain('/refundDestinations');
    expect(JSON.stringify(await db.select().from(apiLogs))).not.toMatch(secrets);
  });

  test('cannot change or delete what was said: the database refuses', async () => {
    const order = await anOwingOrder();
    await give(order, wallet);
    const own = eq(refundDestinations.orderId, order.orderId);
    await expect(db.delete(refundDestinations).where(own)).rejects.toThrow();
    await expect(
      db.update(refundDestinations).set({ payTo: '+201099999999' }).where(own),
    ).rejects.toThrow();
  });
});
