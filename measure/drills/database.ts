import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { startStorefront } from '../support/storefront-process.ts';
import { audit } from './support/audit.ts';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts';
import type { Drill } from './support/findings.ts';
import { startMixedLoad, unhurried } from './support/mixed-load.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';
import { home, startProbes } from './support/probes.ts';

const outageMs = 6_000;
/** Longer than the statement timeout. */
const pauseMs = 10_000;
const statementTimeoutMs = 4_000;
/** Milliseconds between two faults. */
const idleMs = 1_500;

type Fault = (shop: OpenShop, proxy: FaultProxy) => Promise<void>;

/** Each fault, from its beginning until it is over. */
const faults: Record<string, Fault> = {
  async stopped({ stopDatabase, startDatabase }) {
    await stopDatabase();
    await delay(outageMs);
    await startDatabase();
  },
  async 'stopped and back at once'({ stopDatabase, startDatabase }) {
    await stopDatabase();
    await startDatabase();
  },
  async paused(_, { freeze, thaw }) {
    freeze();
    await delay(pauseMs);
    thaw();
  },
  async slow(_, proxy) {
    proxy.slow(300);
    await delay(outageMs);
    proxy.slow(0);
  },
  async 'cut off'(_, { cut }) {
    cut();
  },
  async 'out of connections'({ databaseUrl }, { cut }) {
    const taken = await takeAll(databaseUrl());
    cut();
    const more = await takeAll(databaseUrl());
    await delay(outageMs);
    await Promise.all([...taken, ...more].map((client) => client.end()));
  },
};

/** Makes the database unusable for a running API in every way there is, under load, and lets it recover. */
export const database: Drill = async ({ times, say, signal }) => {
  await using closing = new AsyncDisposableStack();
  const shop = await openShop();
  closing.defer(shop.close);
  const proxy = await startFaultProxy(() => Number(new URL(shop.databaseUrl()).port));
  closing.defer(proxy.close);
  const throughProxy = new URL(shop.databaseUrl());
  throughProxy.port = String(proxy.port);
  const api = await shop.startApi({
    databaseUrl: throughProxy.href,
    env: { DATABASE_STATEMENT_TIMEOUT: String(statementTimeoutMs) },
  });
  const { journal, staff, begun, stop } = await startMixedLoad(shop, api.url, 4, unhurried);
  await begun();
  // Its log would repeat every fault.
  const storefront = await startStorefront(api.url, {}, { quiet: true });
  closing.defer(storefront.stop);
  await (await fetch(`${storefront.url}${home}`)).text();
  const probes = startProbes({ apiUrl: api.url, shopUrl: storefront.url, customer: staff });

  for (let time = 0; time < times && !signal.aborted; time++) {
    for (const [name, happen] of Object.entries(faults)) {
      await delay(idleMs);
      await probes.during(name, () => happen(shop, proxy));
      say(`${name}: ${probes.words(name)}`);
    }
  }
  await stop();
  return [...(await probes.stop()), ...(await audit(shop, journal))];
};

/** Takes every connection that the server has left. */
async function takeAll(connectionString: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}
