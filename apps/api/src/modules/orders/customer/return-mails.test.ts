import { randomUUID } from 'node:crypto';

import {
  askForTrackedReturn,
  changeOrderStatus,
  listMessages,
  moveReturn,
  openReturn,
  OrderStatus,
  payRefund,
  placeGuestOrder,
  type PieceCondition,
  receiveReturn,
  resendMessage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aProduct } from '../../../../test/support/builders.ts';
import { receiveMails } from '../../../../test/support/mails.ts';

const api = await testApi({
  ORDER_MAILS_PER_HOUR: '0',
  STOREFRONT_URL: 'https://shop.example',
});
const { guest, signedIn } = api;
const [sales, admin] = [await signedIn(Role.Sales), await signedIn(Role.Admin)];
const { design } = await aProduct(api.db, { price: 50_000, stock: [1_000] });
let lastNumber = 40_000_000;

/** A delivered order of three pieces, of which its customer has been told whatever came before. */
async function aDeliveredOrder(
  contact: { email?: string } = { email: 'rana@example.com' },
  language = 'en',
) {
  const { order, trackingToken: token } = await api.as(null, language).call(placeGuestOrder, {
    body: {
      placementKey: randomUUID(),
      items: [{ productDesignId: design.id, quantity: 3 }],
      contact: { name: 'Rana Aziz', phoneNumber: `010${(lastNumber += 1)}`, ...contact },
      shippingDetails: { streetAddress: 'a', city: 'Maadi', governorate: 'EG-C' },
      paymentMethod: 'cash',
    },
  });
  const params = { orderId: order.id };
  for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
    await sales.call(changeOrderStatus, { params, body: { statusId } });
  }
  await receiveMails(api);
  return { ...order, line: order.lines[0]?.orderLineId ?? 0, token };
}

type Order = Awaited<ReturnType<typeof aDeliveredOrder>>;

const ask = ({ token, line }: Order, quantity = 2, wanted: 'refund' | 'repair' = 'refund') =>
  guest.call(askForTrackedReturn, {
    params: { token },
    body: { lines: [{ orderLineId: line, quantity }], reason: 'size', wanted },
  });

const receive = (id: number, { line: orderLineId }: Order, ...conditions: PieceCondition[]) =>
  sales.call(receiveReturn, {
    params: { id },
    body: { pieces: conditions.map((condition) => ({ orderLineId, quantity: 1, condition })) },
  });

/** What was sent, with plain spaces and without signs that isolate. */
const received = async () =>
  (await receiveMails(api)).map(({ subject, text = '' }) => ({
    subject,
    text: text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
  }));

test('a customer is told of each step, once, and what is owed and paid', async () => {
  const order = await aDeliveredOrder();
  const { id } = await ask(order);
  const [asked, ...none] = await received();
  expect(none).toEqual([]);
  expect(asked?.subject).toContain(order.orderReference);
  expect(asked?.text).toMatch(/× 2[^]*LE 1,000\.00[^]*https:\/\/shop\.example\/track\//);

  const params = { id };
  const approve = { params, body: { state: 'approved', wayPaidBy: 'customer' } } as const;
  await sales.call(moveReturn, approve);
  await sales.call(moveReturn, approve);
  expect(await received()).toMatchObject([
    { text: expect.stringContaining('You pay for the way back, as we agreed.') },
  ]);

  await sales.call(moveReturn, { params, body: { state: 'in_transit' } });
  await receive(id, order, 'damaged', 'missing');
  expect(await received()).toMatchObject([
    { text: expect.stringMatching(/× 1\.[^]*pay you back LE 500\.00 by \d/) },
  ]);

  const pay = (amount: number, reference: string) =>
    admin.call(payRefund, { params, body: { amount, method: 'instapay', reference } });
  await pay(200, 'T-1');
  expect(await received()).toMatchObject([
    { text: expect.stringMatching(/T-1: LE 200\.00[^]*Paid back: LE 200[^]*LE 300\.00 by/) },
  ]);
  await pay(300, 'T-2');
  const [paid] = await received();
  expect(paid?.text).toMatch(/T-1: LE 200\.00[^]*T-2: LE 300\.00[^]*Paid back: LE 500\.00/);
  expect(paid?.text).not.toContain('at the latest');

  const { data } = await sales.call(listMessages, { query: { orderId: String(order.id) } });
  expect(data.map(({ template, state }) => `${template} ${state}`)).toEqual([
    ...['refund-paid sent', 'refund-paid sent', 'return-received sent', 'return-approved sent'],
    ...['return-requested sent', 'order-placed sent'],
  ]);
  expect(JSON.stringify(data)).not.toContain(order.token);

  const again = await sales.call(resendMessage, { params: { id: String(data[0]?.id) } });
  expect(again).toMatchObject({ template: 'refund-paid', state: 'waiting' });
  expect(await received()).toEqual([paid]);
});

test('why it was refused is told, in the language in which the order was placed', async () => {
  const order = await aDeliveredOrder({ email: 'mona@example.com' }, 'ar');
  const { id } = await ask(order);
  await receiveMails(api);
  const reason = 'القطعة محفورة باسمك.';
  await sales.call(moveReturn, { params: { id }, body: { state: 'refused', reason } });
  expect(await received()).toMatchObject([
    {
      subject: `بخصوص الإرجاع من طلبك ${order.orderReference}`,
      text: expect.stringContaining(reason),
    },
  ]);
});

test('one that staff open is accepted with that, and one that is mended owes nothing', async () => {
  const order = await aDeliveredOrder();
  const body = {
    lines: [{ orderLineId: order.line, quantity: 1 }],
    ...{ reason: 'broken' as const, wanted: 'repair' as const },
  };
  const { id } = await sales.call(openReturn, { params: { orderId: order.id }, body });
  expect(await received()).toMatchObject([
    { text: expect.stringContaining('The way back is on us.') },
  ]);
  await receive(id, order, 'damaged');
  const [mail] = await received();
  expect(mail?.text).toContain('We mend it');
  expect(mail?.text).not.toContain('LE');
});

test('nothing is told of what has moved on, of pieces that never came, or to nobody', async () => {
  const order = await aDeliveredOrder();
  const { id } = await ask(order, 1);
  await sales.call(moveReturn, { params: { id }, body: { state: 'approved' } });
  const subjects = (await received()).map(({ subject }) => subject);
  expect(subjects).toEqual([`Your return of order ${order.orderReference} is accepted`]);
  const { data } = await sales.call(listMessages, { query: { orderId: String(order.id) } });
  expect(data.map(({ template }) => template)).toEqual(['return-approved', 'order-placed']);

  await receive(id, order, 'missing');
  expect(await received()).toEqual([]);
  await ask(await aDeliveredOrder({}));
  expect(await received()).toEqual([]);
});
