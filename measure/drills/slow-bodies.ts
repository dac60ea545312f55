import { setTimeout as delay } from 'node:timers/promises';

import { callerOf } from '../support/caller.ts';
import { type Drill, spread } from './support/findings.ts';
import { openShop } from './support/open-shop.ts';
import { beginRequests } from './support/raw-requests.ts';

/** More than three times as many as the API processes at once. */
const halfSent = 1_000;
const lookEveryMs = 100;
/** A body has ten seconds; a busy machine needs longer to say so. */
const patienceMs = 30_000;

/** One client begins a thousand requests and does not finish them; all others go on shopping. */
export const slowBodies: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  try {
    const api = await shop.startApi({ env: { LOG_LEVEL: 'error' } });
    const { id } = await shop.aProduct();
    const { token } = await shop.aPerson('User');
    const [guest, user] = [callerOf(api.url), callerOf(api.url, token)];
    const calls = [
      () => guest('GET', '/users/governorates'),
      () => guest('GET', `/products?query=bowl${Math.random()}`),
      () => user('GET', '/orders/carts/active'),
      () => user('POST', '/ratings', { productId: id, rating: 5 }),
    ];

    const ms: number[] = [];
    const statuses: number[] = [];
    const endedMs: number[] = [];
    for (let time = 1; time <= times && !signal.aborted; time++) {
      const begun = performance.now();
      const { leave, ended } = await beginRequests(api.url, halfSent);
      while (ended() < halfSent && performance.now() - begun < patienceMs) {
        for (const call of calls) {
          const since = performance.now();
          statuses.push((await call()).status);
          ms.push(performance.now() - since);
        }
        await delay(lookEveryMs);
      }
      if (ended() === halfSent) endedMs.push(performance.now() - begun);
      leave();
      say(`${time} × ${halfSent} half-sent requests, ${spread(ms)}`);
    }
    const wrong = statuses.filter((status) => status !== 200);
    return [
      {
        promise: 'while a thousand bodies are half-sent, every call is answered',
        tried: statuses.length,
        lost: wrong.length,
        note: wrong[0] ? `status ${wrong[0]}` : spread(ms),
      },
      {
        promise: 'and none of them is waited for much longer than ten seconds',
        tried: times,
        lost: times - endedMs.length,
        note: spread(endedMs),
      },
    ];
  } finally {
    await shop.close();
  }
};
