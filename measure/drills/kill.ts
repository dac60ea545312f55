import { setTimeout as delay } from 'node:timers/promises';

import { findFreePort } from '@craftsandore/tools/free-port';

import { audit } from './support/audit.ts';
import type { Drill } from './support/findings.ts';
import { type Journal, startMixedLoad } from './support/mixed-load.ts';
import { openShop } from './support/open-shop.ts';

/** Kills the API at random moments while people browse, order, cancel and upload, and starts it again. */
export const kill: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  try {
    const port = await findFreePort();
    let api = await shop.startApi({ port });
    const { journal, begun, stop } = await startMixedLoad(shop, api.url, 8);
    await begun();
    for (let time = 1; time <= times && !signal.aborted; time++) {
      await amidst(journal);
      await api.kill();
      api = await shop.startApi({ port });
      if (time % 10 === 0) say(`killed ${time} times, ${journal.orders.size} orders`);
    }
    await stop();
    return await audit(shop, journal);
  } finally {
    await shop.close();
  }
};

const maxResponses = 40;
const maxMs = 20_000;

/** Waits for a random number of responses: so requests are in progress, however fast the machine is. */
async function amidst(journal: Journal): Promise<void> {
  const until = journal.responses + Math.random() * maxResponses;
  const deadline = Date.now() + maxMs;
  while (journal.responses < until && Date.now() < deadline) await delay(5);
}
