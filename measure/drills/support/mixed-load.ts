import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { callerOf, insist, type ApiResponse, type Call } from '../../support/caller.ts';
import { aGuestOrder, isGuestKey } from './guest-order.ts';
import { aPhoto } from './photo.ts';
import { type Sent, sendOrder } from './sending.ts';
import type { Person, Shop } from './shop.ts';

/** What clients were told, to be compared with what is there. */
export type Journal = {
  /** Who may have ordered. */
  customers: number[];
  /** By what makes a repeated press harmless, the cart's id or the guest's key: the order that was confirmed. */
  orders: Map<string, { id: number; orderReference: string; total: number; pieces: number }>;
  cancelled: Set<number>;
  /** Orders that staff have sent; null while one is on its way, or where a step was refused. */
  sent: Map<number, Sent | null>;
  /** Addresses of the photos of categories whose upload was confirmed. */
  photos: string[];
  /** Responses that break a promise. */
  surprises: string[];
  responses: number;
  /** Requests without a response, or with a 503. */
  refusals: string[];
  /** Milliseconds that each response took. */
  times: number[];
};

/** Milliseconds between two visits of a person who does not fill the machine. */
export const unhurried = 1_000;

/**
 * `count` customers browse, fill carts and order, half as many guests order without an account, staff cancel, an admin
 * sends orders to their end and uploads, all at the same time until `stop`. They fill the machine, unless they pause for some milliseconds after each visit.
 */
export async function startMixedLoad(shop: Shop, url: string, count: number, pauseMs = 0) {
  const customers = await shop.people(count);
  const product = await shop.aProduct();
  const [staff, admin] = [await shop.aPerson('Sales'), await shop.aPerson('Admin')];
  const leaving = new AbortController();
  const journal: Journal = {
    customers: customers.map(({ id }) => id),
    orders: new Map(),
    cancelled: new Set(),
    sent: new Map(),
    photos: [],
    surprises: [],
    responses: 0,
    refusals: [],
    times: [],
  };

  /** Counts a response, and notes it if it is not one of the allowed ones. */
  function heard(
    response: ApiResponse,
    what: string,
    allowed: (response: ApiResponse) => boolean,
  ): ApiResponse {
    if (response.status !== 0) journal.responses += 1;
    const words = `${what}: ${response.status} ${response.text.slice(0, 200)}`;
    if (response.status === 0 || response.status === 503) journal.refusals.push(words);
    else if (!allowed(response)) journal.surprises.push(words);
    return response;
  }

  const isGood = ({ status }: ApiResponse) => status === 200;
  const timed = (call: Call): Call => {
    return async (...request) => {
      const since = performance.now();
      const response = await call(...request);
      if (response.status !== 0) journal.times.push(performance.now() - since);
      return response;
    };
  };

  /** Until the load ends, one after the other. */
  async function again(what: () => Promise<unknown>): Promise<void> {
    while (!leaving.signal.aborted) {
      await what();
      await delay(pauseMs);
    }
  }

  async function shopping(customer: Person) {
    const call = timed(callerOf(url, customer.token));
    const addressId = customer.addressId;

    const paths = ['/products', '/products?query=bowl', '/products/categories'];
    for (const path of [...paths, `/products/${product.id}`]) {
      const response = heard(await call('GET', path), path, isGood);
      // A browser that is refused waits before it asks again.
      if (response.status !== 200) await delay(50 + Math.random() * 100);
    }

    const quantity = 1 + Math.floor(Math.random() * 3);
    const line = { productDesignId: product.designId, quantity, changeId: randomUUID() };
    const added = await insist(
      async () => heard(await call('POST', '/orders/carts/add', line), 'add to cart', isGood),
      leaving.signal,
    );
    if (added.status !== 200) return;

    const cartId: number = added.data.id;
    const order = { cartId, shippingDetailsId: addressId, paymentMethod: 'cash' };
    // An order is always finished, else it would be unknown whether it should exist.
    const placed = await insist(async () =>
      heard(await call('POST', '/orders', order), 'place the order', isGood),
    );
    if (placed.status !== 200) return void journal.surprises.push(`no order: ${placed.status}`);
    noteOrder(String(cartId), placed.data, quantity);
  }

  function noteOrder(
    key: string,
    { id, orderReference, costBreakdown, lines }: ApiResponse['data'],
    quantity: number,
  ) {
    const pieces: number = lines[0].quantity;
    if (pieces !== quantity) journal.surprises.push(`asked for ${quantity}, ordered ${pieces}`);
    journal.orders.set(key, { id, orderReference, total: costBreakdown.totalCost, pieces });
  }

  /** A guest presses twice at once, follows the order by its token, and now and then cancels it. */
  async function buyingAsGuest() {
    const call = timed(callerOf(url));
    const placementKey = randomUUID();
    const quantity = 1 + Math.floor(Math.random() * 3);
    const order = aGuestOrder(placementKey, { productDesignId: product.designId, quantity });
    // As above, it is always finished.
    const press = () =>
      insist(async () => heard(await call('POST', '/orders/guest', order), 'as a guest', isGood));
    const [first, second] = await Promise.all([press(), press()]);
    if (first.status !== 200 || second.status !== 200)
      return void journal.surprises.push(`no order: ${first.status}, ${second.status}`);
    const { order: placed, trackingToken } = first.data;
    if (second.data.order.id !== placed.id) journal.surprises.push('two presses, two orders');

    const way = `/orders/track/${trackingToken}`;
    const seen = await insist(async () => heard(await call('GET', way), 'follow', isGood));
    if (seen.data?.order.id !== placed.id) journal.surprises.push('a token opens another order');
    if (Math.random() < 0.2) {
      await insist(async () => heard(await call('POST', `${way}/cancel`, {}), 'give up', isGood));
      journal.cancelled.add(placed.id);
    }
    noteOrder(placementKey, placed, quantity);
  }

  const taken = new Set<number>();
  /** One that nobody cancels or sends yet. */
  function takeOrder() {
    const found = [...journal.orders].find(
      ([, { id }]) => !taken.has(id) && !journal.cancelled.has(id),
    );
    if (found) taken.add(found[1].id);
    return found;
  }

  const cancel = timed(callerOf(url, staff.token));
  async function cancelling() {
    if (journal.cancelled.size * 4 > journal.orders.size) return delay(50);
    const [, open] = takeOrder() ?? [];
    if (!open) return delay(50);
    const isDone = ({ status, code }: ApiResponse) =>
      status === 200 || code === 'order.illegal_move';
    const response = await insist(
      async () =>
        heard(await cancel('PATCH', `/admin/orders/${open.id}`, { statusId: 5 }), 'cancel', isDone),
      leaving.signal,
    );
    // Refused as already cancelled: the response to the first attempt was lost.
    if (isDone(response)) journal.cancelled.add(open.id);
  }

  const ends = (end: Sent['end']) =>
    [...journal.sent.values()].filter((sent) => sent?.end === end).length;
  const send = timed(callerOf(url, admin.token));
  async function sending() {
    const [key, order] = takeOrder() ?? [];
    if (!key || !order) return delay(50);
    // Who refuses is asked for a deposit the next time: customers of the drill order on, guests are new each time.
    const isRefused = isGuestKey(key) && ends('received') <= ends('paid');
    journal.sent.set(order.id, null);
    journal.sent.set(order.id, await sendOrder(order, { call: send, heard, isRefused }));
  }

  const upload = timed(callerOf(url, admin.token));
  async function uploading() {
    const form = new FormData();
    const mark = randomUUID().slice(0, 8);
    form.set('name', `Boards ${mark}`);
    form.set('nameAr', `ألواح ${mark}`);
    form.set('image', aPhoto(Math.floor(Math.random() * 0xffffff)));
    const { status, data } = heard(
      await upload('POST', '/products/categories', form),
      'upload',
      isGood,
    );
    if (status === 200) journal.photos.push(data.imageUrl);
    // The machine is busy for a second with each.
    await delay(200 + 2 * pauseMs);
  }

  const work = Promise.all([
    ...customers.map((customer) => again(() => shopping(customer))),
    ...customers.slice(count / 2).map(() => again(buyingAsGuest)),
    again(cancelling),
    again(sending),
    again(uploading),
  ]);
  const hasBegun = () => {
    const keys = [...journal.orders.keys()];
    const isBoth = keys.some(isGuestKey) && !keys.every(isGuestKey);
    const isSent = ends('paid') > 0 && ends('received') > 0;
    return isBoth && isSent && journal.cancelled.size > 0 && journal.photos.length > 0;
  };
  return {
    journal,
    product,
    staff,
    /** Waits until each kind of work has been done once, so that there is something to lose. */
    async begun() {
      while (!hasBegun()) await delay(20);
    },
    /** Lets everybody finish what they have begun; the API has to be running. */
    async stop() {
      leaving.abort();
      await work;
    },
  };
}
