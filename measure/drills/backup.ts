import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { type ApiProcess, runApi } from '../support/api-process.ts';
import { callerOf } from '../support/caller.ts';
import { audit } from './support/audit.ts';
import type { Drill, Finding } from './support/findings.ts';
import { type Journal, startMixedLoad, unhurried } from './support/mixed-load.ts';
import { type OpenShop, openShop } from './support/open-shop.ts';
import { photosShown } from './support/photo-files.ts';
import { type Shop, shopOn } from './support/shop.ts';

/** Backs the shop up while people use it, restores every backup into an empty database and folder, and compares. */
export const backup: Drill = async ({ times, say, signal }) => {
  const shop = await openShop();
  try {
    const api = await shop.startApi();
    const { journal, begun, stop, product } = await startMixedLoad(shop, api.url, 4, unhurried);
    const underLoad: Finding[][] = [];
    for (let time = 1; time <= times && !signal.aborted; time++) {
      await begun();
      await delay(1_500);
      const known = [...journal.orders.keys()];
      const file = await backUp(shop, `loaded-${time}`);
      underLoad.push(
        await wholeMoment(await restore(shop, `loaded_${time}`, file), journal, known),
      );
      say(`backed up ${time} times, ${journal.orders.size} orders`);
    }
    await stop();
    // When it ends, it writes the calls that it has not logged yet.
    await api.stop();

    const restored = await restore(shop, 'quiet', await backUp(shop, 'quiet'));
    const findings = [
      ...addUp(underLoad),
      await sameTables(shop, restored),
      await sameFiles(shop, restored),
      ...(await audit(shop, journal)),
    ];
    const again = await shop.startApi({
      databaseUrl: restored.databaseUrl(),
      env: { DATA_DIR: restored.dataDir },
    });
    return [...findings, await sells(restored, again, product.designId)];
  } finally {
    await shop.close();
  }
};

async function backUp({ databaseUrl, dataDir }: Shop, name: string): Promise<string> {
  const file = join(dataDir, `${name}.tar.gz`);
  await runApi(databaseUrl(), ['backup', file], { DATA_DIR: dataDir });
  return file;
}

/** Restores a backup into an empty database and an empty folder. */
async function restore(shop: OpenShop, name: string, file: string): Promise<Shop> {
  await shop.query(`create database ${name}`);
  const url = new URL(shop.databaseUrl());
  url.pathname = `/${name}`;
  const dataDir = join(shop.dataDir, name);
  mkdirSync(dataDir);
  for (const command of [['migrate'], ['restore', file]]) {
    await runApi(url.href, command, { DATA_DIR: dataDir });
  }
  return shopOn({ dataDir, databaseUrl: () => url.href });
}

/** A backup holds everything confirmed before it began, and shows one moment. */
async function wholeMoment(restored: Shop, journal: Journal, known: string[]): Promise<Finding[]> {
  const { count } = await restored.one<{ count: number }>(
    `select count(*)::int as count from orders where coalesce(placement_key::text, cart_id::text) = any($1)`,
    [known],
  );
  const { halves } = await restored.one<{ halves: number }>(
    `select (select count(*) from orders
       where subtotal <> coalesce((select sum(unit_price * quantity) from order_lines where order_id = orders.id), -1))::int
     + (select count(*) from product_designs
       where stock <> (select sum(delta) from stock_ledger where design_id = product_designs.id))::int as halves`,
  );
  const files = await photosShown(restored);
  const missing = files.filter((name) => !existsSync(join(restored.dataDir, 'images', name)));
  return [
    {
      promise: 'a backup under load holds every order that was confirmed before',
      tried: known.length,
      lost: known.length - count,
    },
    {
      promise: '… of one moment: orders with their lines, stock with its ledger',
      tried: journal.orders.size,
      lost: halves,
    },
    {
      promise: '… with every file of the photos that are shown',
      tried: files.length,
      lost: missing.length,
    },
  ];
}

/** Adds up the findings of several rounds. */
function addUp(times: Finding[][]): Finding[] {
  const [first = [], ...others] = times;
  return first.map((finding, index) =>
    others.reduce(
      (sum, other) => ({
        ...sum,
        tried: sum.tried + (other[index]?.tried ?? 0),
        lost: sum.lost + (other[index]?.lost ?? 0),
      }),
      finding,
    ),
  );
}

/** What an archive leaves out, as its decision record says. */
const leftOut = ['limit_counters', 'sessions', 'single_use_codes'];

async function sameTables(shop: Shop, restored: Shop): Promise<Finding> {
  const tables = await shop.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [leftOut],
  );
  let lost = 0;
  for (const { name } of tables) {
    const checksum = `select md5(coalesce(string_agg(line, '' order by line), '')) as sum
      from (select t::text as line from ${name} as t) as lines`;
    const sums = await Promise.all(
      [shop, restored].map(({ one }) => one<{ sum: string }>(checksum)),
    );
    if (sums[0]?.sum !== sums[1]?.sum) lost += 1;
  }
  return { promise: 'every table is the same after a restore', tried: tables.length, lost };
}

/** Nothing more is restored than what the backup names, and no file of a photo that is shown is missing. */
async function sameFiles(shop: Shop, restored: Shop): Promise<Finding> {
  const sumOf = ({ dataDir }: Shop, name: string) => {
    const file = join(dataDir, 'images', name);
    return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex');
  };
  const there = readdirSync(join(restored.dataDir, 'images')).filter((name) => name[0] !== '.');
  const names = [...new Set([...there, ...(await photosShown(shop))])];
  const lost = names.filter((name) => {
    const sum = sumOf(restored, name);
    return !sum || sum !== sumOf(shop, name);
  });
  return {
    promise: 'every file is the same after a restore',
    tried: names.length,
    lost: lost.length,
  };
}

/** Whether the API starts on a restored shop, knows its orders and takes a new one. */
async function sells(restored: Shop, { url }: ApiProcess, designId: number): Promise<Finding> {
  const [staff, buyer] = [await restored.aPerson('Sales'), await restored.aPerson('User')];
  const { count } = await restored.one<{ count: number }>(
    'select count(*)::int as count from orders',
  );
  const before = await callerOf(url, staff.token)('GET', '/admin/orders');
  const call = callerOf(url, buyer.token);
  const line = { productDesignId: designId, quantity: 1 };
  const { data: cart } = await call('POST', '/orders/carts/add', line);
  const order = { cartId: cart?.id, shippingDetailsId: buyer.addressId, paymentMethod: 'cash' };
  const { status } = await call('POST', '/orders', order);
  const isWell = JSON.parse(before.text).meta?.totalCount === count && status === 200;
  return { promise: 'the shop starts on it, and sells', tried: 1, lost: isWell ? 0 : 1 };
}
