import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { startEmbeddedPostgres } from '@craftsandore/tools/postgres';

import { fill } from './fill.ts';

/**
 * Fills a database with a made-up shop: `npm run bench -- data --products 100000 --orders 1000000`.
 * It goes to DATABASE_URL, or to an embedded server in a folder of its own (`--folder`).
 */
await runCommand(async (signal) => {
  // The processes that it started end with it.
  signal.addEventListener('abort', () => process.exit(130));
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '1000' },
      orders: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string' },
    },
  });
  const scale = {
    products: wholeNumber('products', values.products),
    orders: wholeNumber('orders', values.orders),
    seed: wholeNumber('seed', values.seed),
  };

  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    await fill(DATABASE_URL, scale, console.log);
    return 0;
  }
  const dataDir = resolve(values.folder ?? `.bench/${scale.products}-${scale.orders}`);
  const server = await startEmbeddedPostgres({ dataDir });
  await fill(server.url, scale, console.log).finally(server.stop);
  console.log(`The data are in ${dataDir}.`);
  return 0;
});

function wholeNumber(name: string, given: string): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Failure(`--${name} is "${given}", which is no whole number above 0.`);
}
