import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { tableOf } from '@craftsandore/tools/table';

import { openApiBench } from './support/api-bench.ts';
import { head, rowOf } from './support/api-rows.ts';
import { openData } from './support/database.ts';
import type { Request } from './support/http.ts';
import { aDesign, buyersOf, signIn } from './support/people.ts';
import { addition, checkout, order } from './support/purchases.ts';

/**
 * The API beside a bare Fastify that sends as many bytes, and beside the same statements without it, in turns:
 * `npm run bench -- api --folder .bench/1000-1000`, or on DATABASE_URL. It adds customers and orders there. After `npm run build`.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  try {
    for (const connections of [10, 50, 100]) {
      const rows = await measure({ databaseUrl: data.url, connections, ms: 1000, rounds: 3 });
      console.log(`\n${connections} connections\n${rows}`);
    }
  } finally {
    await data.stop();
  }
  return 0;
});

async function measure(options: Parameters<typeof openApiBench>[0]): Promise<string> {
  const bench = await openApiBench(options);
  try {
    const { database } = bench;
    const admin = await signIn(database, 'Admin');
    const customer = await signIn(database, 'User');
    const design = await aDesign(database);
    const buyer = (await buyersOf(database, design.id, 1))();

    const shared: [name: string, path: string][] = [
      ['product list', '/products'],
      ['list of a category by price', '/products?categoryIds=3&sort=price-up'],
      ['search', '/products?query=walnut%20bowl'],
      ['search in Arabic', `/products?query=${encodeURIComponent('صينية')}`],
      ['product', `/products/${design.productId}`],
    ];
    const personal: [name: string, request: Request][] = [
      ['own orders', { path: '/users/orders', headers: customer }],
      ['checkout', checkout(buyer)],
      ["staff's orders", { path: '/admin/orders', headers: admin }],
      ["staff's search of orders", { path: '/admin/orders?query=mansour', headers: admin }],
      ["staff's products", { path: '/admin/products', headers: admin }],
    ];

    const rows: string[][] = [];
    for (const [name, path] of shared) {
      const { ways, ...call } = await bench.read({ path }, { isShared: true });
      rows.push(rowOf({ name, ...call }, ways));
    }
    for (const [name, request] of personal) {
      const { ways, ...call } = await bench.read(request, { isShared: false });
      rows.push(rowOf({ name, ...call }, ways));
    }
    const added = await bench.write(design.id, (buyer) => addition(buyer, design.id));
    rows.push(rowOf({ name: 'add to the cart', ...added }, added.ways));
    const placed = await bench.write(design.id, order, { orderId: 'insert into "orders"' });
    rows.push(rowOf({ name: 'place an order', ...placed }, placed.ways));
    return tableOf(head, rows);
  } finally {
    await bench.close();
  }
}
