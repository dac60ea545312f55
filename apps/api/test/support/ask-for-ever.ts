import { setTimeout as delay } from 'node:timers/promises';

import { createChannels } from '../../src/channels/channels.ts';
import type { Database } from '../../src/db/client.ts';
import { readEnv } from '../../src/env.ts';
import { createLimits } from '../../src/limits/limits.ts';
import { sharedCounters } from '../../src/limits/shared-counters.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { createConfirmTokens } from '../../src/modules/orders/guest/confirm-tokens.ts';
import { askCustomers } from '../../src/modules/orders/messages/ask-customers.ts';

/** Asks customers over and over. Its clock began at noon with that of who started it. */
export async function askForEver(db: Database, variables: NodeJS.ProcessEnv): Promise<never> {
  const env = readEnv(variables);
  const ahead = Number(variables['NOON']) - Number(variables['BEGAN']);
  const parts = {
    ...{ db, logger: createLogger('silent'), channels: createChannels(env) },
    limits: createLimits(sharedCounters(db), env),
    asking: {
      confirmTokens: createConfirmTokens('the secret of a process'),
      storefrontUrl: env.STOREFRONT_URL,
    },
    clock: () => new Date(Date.now() + ahead),
    unsureAfterMs: Number(variables['UNSURE_AFTER_MS']),
  };
  for (;;) {
    await askCustomers(parts);
    await delay(20);
  }
}
