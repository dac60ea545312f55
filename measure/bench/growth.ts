import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { openData } from './support/database.ts';
import { clientOf, type Request } from './support/http.ts';
import { type Figures, load, middleOf } from './support/load.ts';
import { openApi } from './support/open-api.ts';
import { aDesign, type Buyer, buyersOf, signIn } from './support/people.ts';
import { addition, checkout, order } from './support/purchases.ts';
import { milliseconds, ratio } from './support/figures.ts';

const connections = 4;
const rounds = 3;
/** Of a read, in each round. */
const ms = 2000;
/** Calls per round of a write; each needs a customer of its own. */
const writes = 100;

/**
 * How the time of a call changes as the shop grows, without any memory of responses:
 * `npm run bench -- growth .bench/1000-1000 .bench/100000-1000000`. The others are compared with the first folder.
 * It adds customers and orders to each.
 */
await runCommand(async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length < 2) throw new Failure('Say which folders of data, the smallest first.');
  const shops = [];
  for (const folder of positionals) shops.push(await openShop(folder, signal));
  try {
    const rows: string[][] = [];
    for (const [index, { name }] of (shops[0]?.calls ?? []).entries()) {
      const figures = shops.map((): Figures[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [shop, { calls }] of shops.entries()) {
          const measured = await calls[index]?.measure();
          if (measured) figures[shop]?.push(measured);
        }
      }
      rows.push(rowOf(name, figures.map(middleOf)));
    }
    const head = positionals.flatMap((folder, shop) => [folder, ...(shop ? ['ratio'] : [])]);
    console.log(
      `p95 in ms, ${connections} connections\n${tableOf(['call', ...head, 'errors'], rows)}`,
    );
  } finally {
    for (const shop of shops) await shop.close();
  }
  return 0;
});

type Call = { name: string; measure: () => Promise<Figures> };

async function openShop(folder: string, signal: AbortSignal) {
  const data = await openData(folder, signal);
  const database = new pg.Pool({ connectionString: data.url, max: 2 });
  const env = { CATALOGUE_CACHE_MB: '0' };
  const api = await openApi(data.url, env);
  const client = clientOf(api.url, connections);
  const headers = await signIn(database, 'Admin');
  const customer = await signIn(database, 'User');
  const { id: designId } = await aDesign(database);
  const nextBuyer = await buyersOf(database, designId, 1);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from products where deleted_at is null',
  );
  // Page 1000 of the largest shop; of smaller ones, the last page.
  const farPage = Math.min(1000, Math.ceil((rows[0]?.count ?? 0) / 12));

  const read = (name: string, request: Request): Call => ({
    name,
    measure: () => load(() => client.ask(request), { connections, ms }),
  });
  const write = (name: string, requestOf: (buyer: Buyer) => Request): Call => ({
    name,
    async measure() {
      const next = await buyersOf(database, designId, writes);
      const ask = () => client.ask(requestOf(next()));
      return load(ask, { connections, ms: Infinity, asks: writes });
    },
  });

  return {
    calls: [
      read('one product, by its key', { path: '/products/777' }),
      read('product list', { path: '/products' }),
      read('product list, page 1000', { path: `/products?page=${farPage}` }),
      read('list of a category by price', { path: '/products?categoryIds=3&sort=price-up' }),
      read('search', { path: '/products?query=walnut%20bowl' }),
      read('search in Arabic', { path: `/products?query=${encodeURIComponent('صينية زيتون')}` }),
      read('own orders', { path: '/users/orders', headers: customer }),
      read('checkout', checkout(nextBuyer())),
      write('add to the cart', (buyer) => addition(buyer, designId)),
      write('place an order', order),
      read("staff's orders", { path: '/admin/orders', headers }),
      read("staff's search of orders", { path: '/admin/orders?query=mansour', headers }),
      read('parcels', { path: '/admin/parcels', headers }),
      read('parcels that need somebody', { path: '/admin/parcels?part=attention', headers }),
      read('search of parcels', { path: '/admin/parcels?query=P777', headers }),
      read('cash', { path: '/admin/cash', headers }),
      read('returns', { path: '/admin/returns', headers }),
      read("staff's products", { path: '/admin/products', headers }),
      read('dashboard', { path: '/admin/dashboard', headers }),
    ],
    async close() {
      await client.close();
      await api.stop();
      await database.end();
      await data.stop();
    },
  };
}

function rowOf(name: string, figures: Figures[]): string[] {
  const [smallest] = figures;
  const cells = figures.flatMap(({ p95 }, shop) => [
    milliseconds(p95),
    ...(shop && smallest ? [ratio(p95, smallest.p95)] : []),
  ]);
  return [name, ...cells, String(figures.reduce((sum, { errors }) => sum + errors, 0))];
}
