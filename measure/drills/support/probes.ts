import { setTimeout as delay } from 'node:timers/promises';

import { callerOf, type ApiResponse } from '../../support/caller.ts';
import type { Finding } from './findings.ts';
import type { Person } from './shop.ts';

/** Milliseconds within which every request has to have its response, whatever the fault. */
const maxMs = 15_000;
const maxRecoveryMs = 15_000;
const everyMs = 250;

/** These must never fail: the process is alive, and the storefront has shown its home page before. */
const live = '/health/live';
export const home = '/home';

type Probe = { fault: string; path: string; response: ApiResponse; ms: number };

type Options = { apiUrl: string; shopUrl: string; customer: Person };

/** Asks the same few things again and again, and notes the responses while something is wrong. */
export function startProbes({ apiUrl, shopUrl, customer }: Options) {
  const [guest, person] = [callerOf(apiUrl), callerOf(apiUrl, customer.token)];
  const asked = { '/products': guest, '/orders/carts/active': person, '/health/ready': guest };
  const alwaysThere = { [live]: guest, [home]: callerOf(shopUrl) };
  const probes: Probe[] = [];
  const recoveries: { fault: string; ms: number }[] = [];
  const leaving = new AbortController();
  let fault = 'well';

  async function ask(path: string, call: typeof guest) {
    const [since, duringFault] = [performance.now(), fault];
    const response = await call('GET', path);
    probes.push({ fault: duringFault, path, response, ms: performance.now() - since });
    return response;
  }

  const pending = new Set<Promise<unknown>>();
  const asking = (async () => {
    while (!leaving.signal.aborted) {
      // Without waiting for responses, so that a slow one does not delay the next request.
      for (const [path, call] of Object.entries({ ...asked, ...alwaysThere })) {
        const probe = ask(path, call);
        pending.add(probe);
        void probe.finally(() => pending.delete(probe));
      }
      await delay(everyMs);
    }
  })();

  const of = (name: string) => probes.filter((probe) => probe.fault === name);
  const slowest = (some: Probe[]) => Math.max(0, ...some.map(({ ms }) => ms));
  const recovery = (name: string) =>
    Math.max(0, ...recoveries.filter((one) => one.fault === name).map(({ ms }) => ms));
  const words = (name: string) =>
    `${of(name).filter(({ response }) => response.status === 503).length} times "later", responses within ${(slowest(of(name)) / 1000).toFixed(1)} s, well again after ${(recovery(name) / 1000).toFixed(1)} s`;

  return {
    words,

    /** Runs a fault, then waits until everything works again. */
    async during(name: string, happen: () => Promise<void>) {
      fault = name;
      await happen();
      const since = performance.now();
      const isWell = async () => {
        const responses = await Promise.all(
          Object.entries(asked).map(([path, call]) => ask(path, call)),
        );
        return responses.every(({ status }) => status === 200);
      };
      while (!(await isWell()) && performance.now() - since < 2 * maxRecoveryMs) await delay(100);
      recoveries.push({ fault: name, ms: performance.now() - since });
      // Some requests may still be waiting.
      await Promise.all(pending);
      fault = 'well';
    },

    async stop(): Promise<Finding[]> {
      leaving.abort();
      await asking;
      await Promise.all(pending);
      return [...new Set(recoveries.map(({ fault: name }) => name))].map((name) => ({
        promise: `database ${name}: right responses, or 503 in time; recovers by itself`,
        tried: of(name).length,
        lost:
          of(name).filter((probe) => !isFair(probe)).length +
          recoveries.filter((one) => one.fault === name && one.ms > maxRecoveryMs).length,
        note: words(name),
      }));
    },
  };
}

/** Everything that needs the database is right, or a refusal that says when to come back. */
function isFair({ path, response: { status, retryAfter }, ms }: Probe): boolean {
  // Before the cached page is shown, the storefront has asked the API several times.
  if (path === home) return status === 200;
  if (ms > maxMs) return false;
  if (path === live) return status === 200;
  return status === 200 || (status === 503 && retryAfter > 0);
}
