import { addStockAlert, stopStockAlerts } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { Problem } from '../../problem.ts';
import { addAlert, stopAlerts } from './stock-alerts.ts';
import type { StopTokens } from './stop-tokens.ts';

type Options = { db: Database; limits: Limits; stopTokens: StopTokens };

/** Mails about what is back; anybody may ask for them. */
export default async function stockAlertsRoutes(
  app: FastifyInstance,
  { db, limits, stopTokens }: Options,
) {
  app.implement(addStockAlert, async ({ body }, { ip, locale }) => {
    await limits.stockAlerts.take(siteOf(ip));
    await addAlert(db, { ...body, locale });
    return null;
  });

  app.implement(stopStockAlerts, async ({ body }) => {
    const email = stopTokens.read(body.token);
    if (email === null) throw new Problem('auth.link_invalid');
    await stopAlerts(db, email);
    return null;
  });
}
