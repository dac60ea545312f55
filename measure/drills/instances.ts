import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { type ApiProcess, runApiCommand } from '../support/api-process.ts';
import { callerOf, insist } from '../support/caller.ts';
import { audit } from './support/audit.ts';
import { startBalancer } from './support/balancer.ts';
import { type Drill, type Finding, spread } from './support/findings.ts';
import { checkOutFormerApi } from './support/former-version.ts';
import { aGuestOrder } from './support/guest-order.ts';
import { startMixedLoad, unhurried } from './support/mixed-load.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';

const buyers = 200;
const units = 10;
/** Long enough for the balancer to notice, also on a busy machine. */
const drainSeconds = 3;

/** What the version before was told by its environment, and this one is not, or by another name. */
const formerLimits = { ORDERS_WAITING: '0', PIECES_WAITING: '0', GUEST_PIECES_PER_HOUR: '0' };

/** Three processes of the API on one database have to behave as one. */
export const instances: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  const start = (where: { port?: number; folder?: string } = {}) =>
    shop.startApi({
      ...where,
      env: { DRAIN_SECONDS: String(drainSeconds), ...(where.folder && formerLimits) },
    });
  const former = await checkOutFormerApi();
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
      const replace = async ({ stop, port }: ApiProcess, folder?: string) => {
        await stop();
        const next = await start({ port, ...(folder && { folder }) });
        await isIn(next.url);
        return next;
      };
      const rollout = { apis, replace, former: former?.folder, times, signal };
      findings.push(...(await replaced(shop, balancer.url, rollout)));
    } finally {
      await balancer.close();
    }
    return findings;
  } finally {
    await shop.close();
    former?.remove();
  }
};

/** Three processes migrate the same empty database at the same time. */
async function migratedAtOnce(shop: OpenShop): Promise<Finding> {
  await shop.query('create database fresh');
  const url = new URL(shop.databaseUrl());
  url.pathname = '/fresh';
  const migrate = () => runApiCommand(['migrate'], { DATABASE_URL: url.href });
  const codes = await Promise.all([migrate(), migrate(), migrate()]);
  return {
    promise: 'migrations may run several times at once',
    tried: codes.length,
    lost: codes.filter((code) => code !== 0).length,
  };
}

/**
 * Every buyer orders twice at once, every second one without an account; the balancer sends the two requests to different
 * processes.
 */
async function soldOut(shop: OpenShop, url: string): Promise<Finding[]> {
  const { id, designId } = await shop.aProduct(units);
  const people = await shop.people(buyers);
  const responses = await Promise.all(
    people.map(async ({ token, addressId }, index) => {
      if (index % 2 === 0) {
        const { contact, ...order } = aGuestOrder(randomUUID(), {
          productDesignId: designId,
          quantity: 1,
        });
        // Not the email by which the audit knows what its own guests have ordered.
        const another = { ...contact, email: 'another@drill.example' };
        const press = () =>
          insist(() => callerOf(url)('POST', '/orders/guest', { ...order, contact: another }));
        return (await Promise.all([press(), press()])).map(({ data, ...response }) => ({
          ...response,
          id: data?.order?.id,
        }));
      }
      const call = callerOf(url, token);
      const line = { productDesignId: designId, quantity: 1, changeId: randomUUID() };
      const { data, status } = await insist(() => call('POST', '/orders/carts/add', line));
      // The last pieces may be gone before the cart is filled.
      if (status !== 200) return [];
      const order = { cartId: data.id, shippingDetailsId: addressId, paymentMethod: 'cash' };
      // A process at its limit responds with 503; then the buyer tries again.
      const press = () => insist(() => call('POST', '/orders', order));
      return (await Promise.all([press(), press()])).map(({ data, ...response }) => ({
        ...response,
        id: data?.id,
      }));
    }),
  );
  const sold = responses.filter((both) => both.some(({ status }) => status === 200));
  const twice = sold.filter(([first, second]) => first?.id !== second?.id);
  const strange = responses.flat().filter(({ status }) => status !== 200 && status !== 409);
  const { stock } = await shop.one<{ stock: number }>(
    'select stock from product_designs where product_id = $1',
    [id],
  );
  return [
    {
      promise: `${buyers} buyers get ${units} pieces, ${units} of them`,
      tried: buyers,
      lost: Math.abs(sold.length - units) + stock + strange.length,
      ...(strange[0] && { note: `${strange[0].status} ${strange[0].text.slice(0, 200)}` }),
    },
    { promise: 'ordering twice at once orders once', tried: sold.length, lost: twice.length },
  ];
}

/** Revokes a role through one process and expects every process to refuse from then on. */
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
    promise: 'a revoked role is refused by all processes at once',
    tried: times * urls.length,
    lost,
    note: spread(took),
  };
}

/** Changes a price and the shop's name through one process and expects them in every response from then on, cached or not. */
async function neverStale(shop: OpenShop, urls: string[], times: number): Promise<Finding> {
  const admin = await shop.aPerson('Admin');
  const { id } = await shop.aProduct(1);
  let lost = 0;
  for (let time = 1; time <= times; time++) {
    const change = callerOf(urls[time % urls.length] ?? '', admin.token);
    const { data: settings } = await change('GET', '/admin/settings');
    const seen = { seenVersion: settings.shop.version };
    await change('PATCH', `/products/${id}`, { price: time });
    await change('PATCH', '/admin/settings/shop', { name: `Shop ${time}`, ...seen });
    const everywhere = (path: string) =>
      Promise.all([...urls, ...urls].map((url) => callerOf(url)('GET', path)));
    const [products, shops] = [await everywhere(`/products/${id}`), await everywhere('/shop')];
    lost += products.filter(({ data }) => data?.price !== time).length;
    lost += shops.filter(({ data }) => data?.names.name !== `Shop ${time}`).length;
  }
  return {
    promise: 'cached responses are never older than the last change',
    tried: 4 * times * urls.length,
    lost,
  };
}

type Rollout = {
  apis: ApiProcess[];
  replace: (api: ApiProcess, folder?: string) => Promise<ApiProcess>;
  /** Folder of the previous version, if there is one. */
  former: string | undefined;
  times: number;
  signal: AbortSignal;
};

/** Replaces the processes one by one under load: by the previous version, on today's tables, and back. */
async function replaced(
  shop: OpenShop,
  url: string,
  { apis, replace, former, times, signal }: Rollout,
): Promise<Finding[]> {
  const { journal, begun, stop } = await startMixedLoad(shop, url, 4, unhurried);
  const all = async (folder?: string) => {
    for (const [index, api] of apis.entries()) apis[index] = await replace(api, folder);
  };
  await begun();
  for (let time = 0; time < times && !signal.aborted; time++) {
    if (former) await all(former);
    await all();
  }
  await stop();
  return [
    {
      promise: former
        ? 'no request fails while all are replaced under load, by the version before and back'
        : 'no request fails while all are replaced under load; no version before is known',
      tried: journal.responses,
      lost: journal.refusals.length,
      note: journal.refusals[0] ?? spread(journal.times),
    },
    ...(await audit(shop, journal)),
  ];
}
