import { setTimeout as delay } from 'node:timers/promises';

import { callerOf, type ApiResponse } from '../support/caller.ts';
import { medianOf } from '../support/median.ts';
import { type Drill, type Finding, spread } from './support/findings.ts';
import { memoryOf } from './support/memory.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import type { Person } from './support/shop.ts';

const seconds = 1_000;
const capacityMs = 10 * seconds;
const overloadMs = 10 * seconds;
/** How many ask at once while the capacity is measured. */
const callers = 32;
const maxGrowth = 100 * 1024 ** 2;

/** Several minutes at 80 % of the measured capacity, then three times the capacity, then half of it. */
export const load: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  try {
    const api = await shop.startApi();
    const ask = await aMix(shop, api.url);
    await asFastAsItCan(ask, 5 * seconds);
    const capacity = await asFastAsItCan(ask, capacityMs);
    say(`it responds to ${capacity.toFixed(0)} requests a second`);

    const minutes: Minute[] = [];
    let memory = 0;
    for (let time = 1; time <= times && !signal.aborted; time++) {
      minutes.push(await atRate(ask, 0.8 * capacity, 60 * seconds));
      if (time === 1) memory = memoryOf(api.pid);
      say(`${time} min at 80 %: ${spread(minutes.at(-1)?.ms ?? [])}`);
    }
    const grown = memoryOf(api.pid) - memory;
    const over = await atRate(ask, 3 * capacity, overloadMs);
    say(`at 300 %: ${over.good} served, ${over.shed} told to come later`);
    const since = performance.now();
    while ((await ask()).status !== 200) await delay(50);
    const recoveredMs = performance.now() - since;
    const after = await atRate(ask, 0.5 * capacity, 5 * seconds);

    return [
      steady(minutes),
      slowerThanBefore(minutes),
      {
        promise: 'memory stays where it was',
        tried: minutes.length,
        lost: grown > maxGrowth ? 1 : 0,
        note: `${(grown / 1024 ** 2).toFixed(0)} MiB more than after the first minute`,
      },
      {
        promise: 'at three times its capacity it responds, or says "later"',
        tried: over.tried,
        lost: over.bad,
        note: `${over.good} served, ${over.shed} told to come later; ${spread(over.ms)}`,
      },
      {
        promise: 'and goes on responding, at half of its capacity or more',
        tried: over.good,
        lost: over.good < (0.5 * capacity * overloadMs) / seconds ? 1 : 0,
      },
      {
        promise: 'and recovers at once',
        tried: after.tried,
        lost: after.bad + after.shed,
        note: `after ${recoveredMs.toFixed(0)} ms; ${spread(after.ms)}`,
      },
    ];
  } finally {
    await shop.close();
  }
};

type Ask = () => Promise<ApiResponse>;
type Minute = { tried: number; good: number; shed: number; bad: number; ms: number[] };

/** Mostly people look around, now and then they fill a cart, seldom they order. */
async function aMix(shop: OpenShop, url: string): Promise<Ask> {
  const { id, designId } = await shop.aProduct();
  const customers = await shop.people(200);
  const guest = callerOf(url);
  const anyone = (): Person => {
    const person = customers[Math.floor(Math.random() * customers.length)];
    if (!person) throw new Error('There are customers');
    return person;
  };

  return async () => {
    const dice = Math.random();
    if (dice < 0.35) return guest('GET', '/products');
    if (dice < 0.6) return guest('GET', `/products/${id}`);
    if (dice < 0.7) return guest('GET', '/products/categories');
    if (dice < 0.75) return guest('GET', `/products?query=bowl${Math.floor(Math.random() * 50)}`);
    const { token, addressId } = anyone();
    const call = callerOf(url, token);
    if (dice < 0.85) return call('GET', '/orders/carts/active');
    if (dice < 0.9) return call('GET', '/users/orders');
    const line = { productDesignId: designId, quantity: 1 };
    const added = await call('POST', '/orders/carts/add', line);
    // A full cart refuses more; then it is ordered.
    if (dice < 0.98 && added.status === 200) return added;
    const { data } = await call('GET', '/orders/carts/active');
    if (!data?.cartItems?.length) return added;
    const order = { cartId: data.id, shippingDetailsId: addressId, paymentMethod: 'cash' };
    return call('POST', '/orders', order);
  };
}

/** @returns responses per second, when everybody asks again as soon as they have a response. */
async function asFastAsItCan(ask: Ask, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let responses = 0;
  const work = async () => {
    while (performance.now() < until) {
      await ask();
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return responses / (ms / seconds);
}

const tickMs = 20;

/** Asks `perSecond` times a second, whether or not there were responses: people do not wait for each other. */
async function atRate(ask: Ask, perSecond: number, ms: number): Promise<Minute> {
  const minute: Minute = { tried: 0, good: 0, shed: 0, bad: 0, ms: [] };
  const pending = new Set<Promise<void>>();
  const one = async () => {
    const since = performance.now();
    const { status } = await ask();
    minute.ms.push(performance.now() - since);
    // The same customer may order twice at once; the second request finds an empty cart.
    if (status === 200 || status === 409 || status === 422) minute.good += 1;
    else if (status === 429 || status === 503) minute.shed += 1;
    else minute.bad += 1;
  };
  const begun = performance.now();
  for (let passed = 0; passed < ms; passed = performance.now() - begun) {
    const due = (passed / seconds) * perSecond;
    for (; minute.tried < due; minute.tried++) {
      const asked = one();
      pending.add(asked);
      void asked.finally(() => pending.delete(asked));
    }
    await delay(tickMs);
  }
  await Promise.all(pending);
  return minute;
}

function steady(minutes: Minute[]): Finding {
  return {
    promise: 'at 80 % of its capacity every response is right',
    tried: minutes.reduce((sum, { tried }) => sum + tried, 0),
    lost: minutes.reduce((sum, { bad, shed }) => sum + bad + shed, 0),
    note: spread(minutes.flatMap(({ ms }) => ms)),
  };
}

const p99 = ({ ms }: Minute) => ms.toSorted((a, b) => a - b)[Math.floor(0.99 * ms.length)] ?? 0;

/** The slowest hundredth of a minute: the middle one of the second half of all minutes, against that of the first. */
function slowerThanBefore(minutes: Minute[]): Finding {
  const times = minutes.map(p99);
  const half = Math.ceil(times.length / 2);
  const [before, after] = [medianOf(times.slice(0, half)), medianOf(times.slice(-half))];
  const note = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`;
  return {
    promise: 'and no slower in the second half of the time than in the first',
    tried: minutes.length,
    lost: after > 2 * before + 50 ? 1 : 0,
    note: `p99 of a minute ${note}; ${before.toFixed(0)} ms in the middle, then ${after.toFixed(0)} ms`,
  };
}
