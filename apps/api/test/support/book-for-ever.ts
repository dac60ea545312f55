import { setTimeout as delay } from 'node:timers/promises';

import { bostaService } from '../../src/carriers/bosta.ts';
import type { Database } from '../../src/db/client.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { askCarriers } from '../../src/modules/orders/parcels/ask-carriers.ts';

/** Asks Bosta about parcels as the job does, without the minute between. A minute is as long as a second here. */
export async function bookForEver(db: Database, told: Record<string, string | undefined>) {
  const { BOSTA_URL: url = '', BOSTA_KEY: key = '', LEASE_MS: leaseMs } = told;
  const carriers = { bosta: bostaService({ url, key, timeoutMs: 2_000 }) };
  const logger = createLogger('silent');
  const began = Number(told['BEGAN']);
  const clock = () => new Date(began + (Date.now() - began) * 60);
  for (;;) {
    await askCarriers({ db, carriers, logger, clock, leaseMs: Number(leaseMs) * 60 });
    await delay(10);
  }
}
