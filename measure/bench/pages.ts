import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { startStorefront } from '../support/storefront-process.ts';
import { startBareServer } from './support/bare-process.ts';
import { openData } from './support/database.ts';
import { clientOf } from './support/http.ts';
import { type Figures, load, middleOf } from './support/load.ts';
import { openApi } from './support/open-api.ts';
import { aDesign } from './support/people.ts';
import { processorTimeOf } from './support/processor-time.ts';
import { milliseconds, ratio } from './support/figures.ts';

const head = [
  ...['page', 'bytes', 'rendered per s', 'p95 ms', 'ms of processor'],
  ...['cached per s', 'p95 ms', 'of bare Fastify', 'errors'],
];

const connections = 10;
const rounds = 3;
/** Of each way, in each round. */
const ms = 3000;

/**
 * Pages of the storefront's server, each rendered and each from its cache, beside a bare Fastify that sends as
 * many bytes: `npm run bench -- pages --folder .bench/1000-1000`, after `npm run build`. Pages are rendered one after the
 * other: concurrent requests for a page share one rendering, which would make it look cheaper than it is.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  const api = await openApi(data.url);
  const [bare, cached, rendered] = [
    await startBareServer(),
    await startStorefront(api.url),
    await startStorefront(api.url, { PAGE_CACHE_MB: '0' }),
  ];
  const ways = [
    { server: bare, connections },
    { server: cached, connections },
    { server: rendered, connections: 1 },
  ].map((way) => ({ ...way, client: clientOf(way.server.url, way.connections) }));
  try {
    const rows: string[][] = [];
    for (const [name, path] of await pagesOf(data.url)) {
      const bytes = (await (await fetch(rendered.url + path)).arrayBuffer()).byteLength;
      const paths = [`/${bytes}`, path, path];
      const figures = ways.map((): Figures[] => []);
      const costs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const [place, { server, client, connections }] of ways.entries()) {
          const before = processorTimeOf(rendered.pid);
          let pages = 0;
          const ask = async () => {
            await client.ask({ path: paths[place] ?? '/' });
            pages += 1;
          };
          figures[place]?.push(await load(ask, { connections, ms }));
          if (server === rendered) costs.push((processorTimeOf(rendered.pid) - before) / pages);
        }
      }
      rows.push(rowOf(name, bytes, figures.map(middleOf), Math.min(...costs)));
    }
    console.log(`Cached: ${connections} connections; rendered: one\n${tableOf(head, rows)}`);
  } finally {
    await Promise.all(ways.map(({ client }) => client.close()));
    await Promise.all([bare, cached, rendered, api].map((server) => server.stop()));
    await data.stop();
  }
  return 0;
});

async function pagesOf(databaseUrl: string): Promise<[name: string, path: string][]> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { productId } = await aDesign(database).finally(() => database.end());
  return [
    ['home', '/'],
    ['product list', '/products'],
    ['product', `/product/${productId}`],
  ];
}

function rowOf(
  name: string,
  bytes: number,
  [bare, cached, rendered]: Figures[],
  msOfProcessor: number,
): string[] {
  if (!bare || !cached || !rendered) return [name];
  return [
    ...[name, String(bytes), rendered.perSecond.toFixed(0), milliseconds(rendered.p95)],
    ...[milliseconds(msOfProcessor), cached.perSecond.toFixed(0), milliseconds(cached.p95)],
    ...[
      ratio(cached.perSecond, bare.perSecond),
      String(rendered.errors + cached.errors + bare.errors),
    ],
  ];
}
