import { setTimeout as delay } from 'node:timers/promises';

import { type ApiProcess, runApiCommand } from './support/api-process.ts';
import { audit } from './support/audit.ts';
import { startBalancer } from './support/balancer.ts';
import { callerOf } from './support/caller.ts';
import { type Drill, type Finding, spread } from './support/findings.ts';
import { startMixedLoad } from './support/mixed-load.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';

const buyers = 200;
const units = 10;
const plenty = 1_000_000;
const drainSeconds = 1;

/** Three processes of the API on one database: they sell, refuse, remember and are replaced as if they were one. */
export const instances: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  const start = (port?: number) =>
    shop.startApi({ ...(port && { port }), env: { DRAIN_SECONDS: String(drainSeconds) } });
  try {
    const findings = [await migratedAtOnce(shop)];
    const apis = await Promise.all([start(), start(), start()]);
    const urls = apis.map(({ url }) => url);
    const balancer = await startBalancer(urls);
    try {
      findings.push(...(await soldOut(shop, balancer.url)));
      say('the last ten pieces are sold');
      findings.push(await refusedEverywhere(shop, urls, 5 * times));
      findings.push(await neverStale(shop, urls, 20 * times));
      say('roles and prices are known everywhere');
      const isIn = async (url: string) => {
        while (!balancer.isIn(url)) await delay(50);
      };
      const replace = async (api: ApiProcess) => {
        await api.stop();
        const next = await start(api.port);
        await isIn(next.url);
        return next;
      };
      findings.push(...(await replaced(shop, balancer.url, { apis, replace, times, signal })));
    } finally {
      await balancer.close();
    }
    return findings;
  } finally {
    await shop.close();
  }
};

/** Three that bring the same empty database up to date at the same moment. */
async function migratedAtOnce(shop: OpenShop): Promise<Finding> {
  await shop.query('create database fresh');
  const url = new URL(shop.databaseUrl());
  url.pathname = '/fresh';
  const migrate = () => runApiCommand(['migrate'], { DATABASE_URL: url.href });
  const codes = await Promise.all([migrate(), migrate(), migrate()]);
  return {
    promise: 'migrations run by several at once are harmless',
    tried: codes.length,
    lost: codes.filter((code) => code !== 0).length,
  };
}

/** Everybody presses the button twice, and the balancer sends the second press elsewhere. */
async function soldOut(shop: OpenShop, url: string): Promise<Finding[]> {
  const { id, designId } = await shop.aProduct(units);
  const people = await shop.people(buyers);
  const answers = await Promise.all(
    people.map(async ({ token, addressId }) => {
      const call = callerOf(url, token);
      const wish = { productDesignId: designId, quantity: 1 };
      const { data, status } = await call('POST', '/orders/carts/add', wish);
      // The last pieces may be gone before the cart is filled.
      if (status !== 200) return [];
      const order = { cartId: data.id, shippingDetailsId: addressId, paymentMethod: 'cash' };
      return Promise.all([call('POST', '/orders', order), call('POST', '/orders', order)]);
    }),
  );
  const sold = answers.filter((both) => both.some(({ status }) => status === 200));
  const twice = sold.filter(([first, second]) => first?.data?.id !== second?.data?.id);
  const strange = answers.flat().filter(({ status }) => status !== 200 && status !== 409);
  const { stock } = await shop.one<{ stock: number }>(
    'select stock from product_designs where product_id = $1',
    [id],
  );
  return [
    {
      promise: `${buyers} buyers get ${units} pieces, ${units} of them`,
      tried: buyers,
      lost: Math.abs(sold.length - units) + stock + strange.length,
    },
    { promise: 'ordering twice at once orders once', tried: sold.length, lost: twice.length },
  ];
}

/** A role is taken away by way of one instance; every one refuses at once. */
async function refusedEverywhere(shop: OpenShop, urls: string[], times: number): Promise<Finding> {
  const [admin, staff] = [await shop.aPerson('Admin'), await shop.aPerson('Sales')];
  const took: number[] = [];
  let lost = 0;
  for (let time = 0; time < times; time++) {
    const change = callerOf(urls[time % urls.length] ?? '', admin.token);
    const ask = (url: string) => callerOf(url, staff.token)('GET', '/admin/orders');
    const give = (roleId: number) => change('PATCH', `/admin/users/roles/${staff.id}`, { roleId });
    await give(2);
    const before = await Promise.all(urls.map(ask));
    await give(3);
    const since = performance.now();
    const after = await Promise.all(urls.map(ask));
    took.push(performance.now() - since);
    lost += before.filter(({ status }) => status !== 200).length;
    lost += after.filter(({ status }) => status !== 403).length;
  }
  return {
    promise: 'a role that was taken away is refused by all at once',
    tried: times * urls.length,
    lost,
    note: spread(took),
  };
}

/** A price is changed by way of one instance; every one answers with it from then on, memory or not. */
async function neverStale(shop: OpenShop, urls: string[], times: number): Promise<Finding> {
  const admin = await shop.aPerson('Admin');
  const { id } = await shop.aProduct(1);
  let lost = 0;
  for (let time = 1; time <= times; time++) {
    const change = callerOf(urls[time % urls.length] ?? '', admin.token);
    await change('PATCH', `/products/${id}`, { price: time });
    const answers = await Promise.all(
      [...urls, ...urls].map((url) => callerOf(url)('GET', `/products/${id}`)),
    );
    lost += answers.filter(({ data }) => data?.price !== time).length;
  }
  return {
    promise: 'what memory answers is never older than the last change',
    tried: 2 * times * urls.length,
    lost,
  };
}

type Rollout = {
  apis: ApiProcess[];
  replace: (api: ApiProcess) => Promise<ApiProcess>;
  times: number;
  signal: AbortSignal;
};

/** One after the other is replaced under load. */
async function replaced(
  shop: OpenShop,
  url: string,
  { apis, replace, times, signal }: Rollout,
): Promise<Finding[]> {
  const { journal, stop } = startMixedLoad({
    url,
    customers: await shop.people(6),
    product: await shop.aProduct(plenty),
    staff: await shop.aPerson('Sales'),
    admin: await shop.aPerson('Admin'),
  });
  for (let time = 0; time < times && !signal.aborted; time++) {
    for (const [index, api] of apis.entries()) apis[index] = await replace(api);
  }
  await stop();
  return [
    {
      promise: 'no request fails while all are replaced under load',
      tried: journal.answers,
      lost: journal.refusals.length,
      note: journal.refusals[0] ?? `${times * apis.length} replaced; ${spread(journal.times)}`,
    },
    ...(await audit(shop, journal)),
  ];
}
