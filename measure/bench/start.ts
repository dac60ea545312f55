import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { findFreePort } from '@craftsandore/tools/free-port';
import { ROOT } from '@craftsandore/tools/settings';
import { tableOf } from '@craftsandore/tools/table';

import { callerOf } from '../support/caller.ts';
import { descendants } from '../support/descendants.ts';
import { clientOf } from './support/http.ts';
import { load } from './support/load.ts';
import { memoryOf } from './support/processor-time.ts';

const idleMs = 10_000;
const loadMs = 10_000;

/**
 * From a clean clone to the page of the first order, step by step; a second start; and the memory of each process,
 * idle and under load: `npm run bench -- start`. It measures what is committed. Packages that npm has fetched before
 * come from its cache.
 */
await runCommand(async (signal) => {
  const home = mkdtempSync(join(tmpdir(), 'craftsandore-start-'));
  chmodSync(home, 0o711);
  const clone = join(home, 'clone');
  try {
    const steps: string[][] = [];
    const since = Date.now();
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    steps.push(['clone', secondsSince(since)]);

    const first = await start(clone, signal, (step, took) => {
      console.log(`… ${step}: ${took} s`);
      steps.push([step, took]);
    });
    steps.push(['first start, until ready', first.took]);
    await first.stop();
    const second = await start(clone, signal);
    steps.push(['second start, until ready', second.took]);

    const idle = await after(idleMs, () => second.memory());
    const busy = await underLoad(second);
    await second.stop();
    console.log(tableOf(['step', 'seconds'], steps));
    const rows = [...idle].map(([name, mib]) => [
      name,
      mib.toFixed(0),
      (busy.get(name) ?? NaN).toFixed(0),
    ]);
    console.log(`\n${tableOf(['process', 'MiB, idle', 'MiB, under load'], rows)}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return 0;
});

type Running = Awaited<ReturnType<typeof start>>;

/** Starts the shop of a clone as README.md says, on ports of its own. */
async function start(
  clone: string,
  signal: AbortSignal,
  onStep: (step: string, took: string) => void = () => undefined,
) {
  const [api, storefront, backOffice] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ].map(String);
  const since = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, which is what Ctrl-C in a terminal reaches: npm alone would not pass it on.
    detached: true,
    env: {
      ...process.env,
      ...{ API_PORT: api, STOREFRONT_PORT: storefront, BACK_OFFICE_PORT: backOffice },
    },
  });
  const interrupt = () => process.kill(-(child.pid ?? 0), 'SIGINT');
  signal.addEventListener('abort', interrupt);
  const lines = createInterface(child.stdout);
  const url = `http://localhost:${storefront}`;
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.startsWith('Installing')) onStep('Installing packages', secondsSince(since));
      const [, step, took] = line.match(/^✓ (.+) \(([\d.]+) s\)$/) ?? [];
      if (step && took) onStep(step, took);
      if (line.includes('is ready')) resolve();
    });
    child.once('exit', () => reject(new Failure('The shop did not start.')));
  });
  const took = secondsSince(since);
  const apiUrl = `http://localhost:${api}`;
  const firstPage = Date.now();
  await (await fetch(url)).text();
  onStep('the first page', secondsSince(firstPage));
  const firstOrder = Date.now();
  await showOrder(url, await placeOrder(apiUrl));
  onStep('the first order and its page', secondsSince(firstOrder));

  return {
    url,
    apiUrl,
    took,
    /** MiB by the name of a process; those of the database are added up. */
    memory: () => memoryByName(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      signal.removeEventListener('abort', interrupt);
      interrupt();
      await ended;
    },
  };
}

/** Orders as the demo customer. @returns the order's id. @throws Failure if no order was placed. */
async function placeOrder(apiUrl: string): Promise<number> {
  const demo = { email: 'user@craftsandore.example', password: 'wooden-spoon-2020' };
  const { data: session } = await callerOf(apiUrl)('POST', '/auth/login', demo);
  const call = callerOf(apiUrl, session?.accessToken);
  const { data: list } = await call('GET', '/products?inStock=true');
  const { data: product } = await call('GET', `/products/${list?.products[0]?.id}`);
  const design = product?.productDesigns.find(({ stock }: { stock: number }) => stock > 0);
  const { data: cart } = await call('POST', '/orders/carts/add', { productDesignId: design?.id });
  const { data: addresses } = await call('GET', '/users/shippingDetails');
  const where = { cartId: cart?.id, shippingDetailsId: addresses?.[0]?.id };
  const order = await call('POST', '/orders', { ...where, paymentMethod: 'cash' });
  if (order.status !== 200) throw new Failure(`No order could be placed: ${order.text}`);
  return order.data.id;
}

async function showOrder(url: string, id: number): Promise<void> {
  const page = await fetch(`${url}/orders/${id}/placed`);
  if (!page.ok) throw new Failure(`The page of order ${id} was a ${page.status}.`);
  await page.text();
}

function memoryByName(pid: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const id of descendants(pid)) {
    const name = nameOf(id);
    if (name) sums.set(name, (sums.get(name) ?? 0) + memoryOf(id));
  }
  return sums;
}

/** The part of the shop that a process is, by its command line; none for the supervisor and npm. */
function nameOf(pid: number): string | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (command.startsWith('postgres') || /\/bin\/postgres/.test(command)) return 'database';
    if (command.includes('build/main.js')) return 'API';
    // The two sites differ in their working directory.
    return command.includes('server.ts') ? basename(readlinkSync(`/proc/${pid}/cwd`)) : undefined;
  } catch {
    // It has ended meanwhile, such as a connection's process of the database.
    return undefined;
  }
}

/** The largest memory of each process while lists and pages are requested. */
async function underLoad({ url, apiUrl, memory }: Running): Promise<Map<string, number>> {
  const most = new Map<string, number>();
  const watch = setInterval(() => {
    for (const [name, mib] of memory()) most.set(name, Math.max(mib, most.get(name) ?? 0));
  }, 500);
  const asked = [url, apiUrl].map(async (server) => {
    const client = clientOf(server, 20);
    let page = 0;
    // Never the same address twice, so that no response is cached.
    const ask = () => client.ask({ path: `/products?page=${(page += 1)}` });
    await load(ask, { connections: 20, ms: loadMs });
    await client.close();
  });
  await Promise.all(asked);
  clearInterval(watch);
  return most;
}

async function after<T>(ms: number, work: () => T): Promise<T> {
  await delay(ms);
  return work();
}

function secondsSince(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
