import { randomUUID } from 'node:crypto';

import { type ApiResponse, type Call, insist } from '../../support/caller.ts';
import type { Finding } from './findings.ts';
import type { Shop } from './shop.ts';

/** What staff were told of an order that they have seen to its end; amounts in pounds. */
export type Sent = { deposit: number; cash: number } & (
  { end: 'paid'; fee: number } | { end: 'received'; sellable: number; others: number }
);

type Order = { id: number; total: number; pieces: number };
type Way = {
  call: Call;
  heard: (
    response: ApiResponse,
    what: string,
    allowed: (response: ApiResponse) => boolean,
  ) => ApiResponse;
  isRefused: boolean;
};

const fee = 12.5;

/**
 * Sees an order to its end: confirmed, now and then with a deposit, booked and sent; then delivered and its cash paid out by the carrier,
 * or back and received, a part of it broken. Each step is asked for until it is answered. Null where one was refused.
 */
export async function sendOrder(
  order: Order,
  { call, heard, isRefused }: Way,
): Promise<Sent | null> {
  let hasFailed = false;
  async function step(what: string, method: string, path: string, body: object, done = '') {
    const key = randomUUID();
    const isDone = ({ status, code }: ApiResponse) => status === 200 || code === done;
    const response = await insist(async () =>
      heard(await call(method, path, body, key), what, isDone),
    );
    hasFailed ||= !isDone(response);
    return response.data;
  }

  const deposit = Math.random() < 0.5 ? 20 : 0;
  const cash = order.total - deposit;
  const trackingNumber = randomUUID();

  // Answered as refused where the response to the first attempt was lost.
  await step(
    'confirm',
    'PATCH',
    `/admin/orders/${order.id}`,
    { statusId: 2 },
    'order.illegal_move',
  );
  if (deposit > 0) {
    const paid = { amount: deposit, method: 'instapay', reference: randomUUID() };
    await step('note a deposit', 'POST', `/admin/orders/${order.id}/deposits`, paid);
  }
  const [booked] =
    (await step('book', 'POST', '/admin/parcels', {
      orderIds: [order.id],
      carrier: 'other',
      trackingNumbers: [{ orderId: order.id, trackingNumber }],
    })) ?? [];
  const parcel = `/admin/parcels/${booked?.parcel?.id}`;
  const say = (state: string) => step(state, 'POST', `${parcel}/events`, { state });
  await say('moving');

  if (isRefused) {
    const { pieces = [] } = (await say('returned')) ?? {};
    const orderLineId: number = pieces[0]?.orderLineId;
    const others = order.pieces - 1;
    const judged = [
      { orderLineId, quantity: 1, condition: 'sellable' },
      ...(others > 0 ? [{ orderLineId, quantity: others, condition: 'damaged' }] : []),
    ];
    await step('receive', 'POST', `${parcel}/received`, { pieces: judged });
    return hasFailed ? null : { end: 'received', deposit, cash, sellable: 1, others };
  }

  await say('delivered');
  const payment = {
    carrier: 'other',
    reference: randomUUID(),
    paidOn: new Date().toISOString().slice(0, 10),
    lines: [{ trackingNumber, amount: cash, fees: fee }],
  };
  await step('take a payment', 'POST', '/admin/cash/remittances', payment, 'remittance.taken');
  return hasFailed ? null : { end: 'paid', deposit, cash, fee };
}

type Booked = { orderId: number; entries: Record<string, number>; moves: Record<string, number> };

/** Compares what staff were told of sent orders with the ledgers of money and stock. */
export async function sentAsTold(
  { query }: Shop,
  sent: Map<number, Sent | null>,
): Promise<Finding[]> {
  const told = [...sent].flatMap(([id, order]) => (order ? [{ id, ...order }] : []));
  const rows = await query<Booked>(
    `select id as "orderId",
       (select coalesce(jsonb_object_agg(kind, amount), '{}') from
         (select kind, sum(amount) as amount from money_entries where order_id = orders.id group by kind) money) as entries,
       (select coalesce(jsonb_object_agg(reason, pieces), '{}') from
         (select reason, sum(delta) as pieces from stock_ledger where order_id = orders.id group by reason) stock) as moves
     from orders where id = any($1)`,
    [told.map(({ id }) => id)],
  );
  const booked = new Map(rows.map((row) => [row.orderId, row]));
  const paid = told.filter(({ end }) => end === 'paid');
  const received = told.filter(({ end }) => end === 'received');
  const isWrong = ({ id, ...order }: (typeof told)[number]) => {
    const { entries = {}, moves = {} } = booked.get(id) ?? {};
    const amounts = Object.entries(entriesOf(order));
    return (
      amounts.some(([kind, pounds]) => (entries[kind] ?? 0) !== Math.round(pounds * 100)) ||
      (order.end === 'received' &&
        ((moves.returned ?? 0) !== order.sellable || (moves.damaged ?? 0) !== -order.others))
    );
  };
  const { length: halfway } = [...sent].filter(([, order]) => !order);
  return [
    {
      promise: 'cash of a delivered order is expected, collected and paid once',
      tried: paid.length,
      lost: paid.filter(isWrong).length,
      note: halfway > 0 ? `${halfway} were on their way` : '',
    },
    {
      promise: 'what comes back is received once, and its deposit owed once',
      tried: received.length,
      lost: received.filter(isWrong).length,
    },
  ];
}

/** What its ledger of money comes to, by kind. */
const entriesOf = (order: Sent): Record<string, number> =>
  order.end === 'paid'
    ? {
        ...{ deposit: order.deposit, expected: order.cash, collected: order.cash },
        ...{ paid: order.cash, fee: -order.fee, refund_due: 0 },
      }
    : { deposit: order.deposit, expected: 0, collected: 0, paid: 0, refund_due: order.deposit };
