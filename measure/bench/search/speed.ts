import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { openData } from '../support/database.ts';
import { openApi } from '../support/open-api.ts';
import { signIn } from '../support/people.ts';
import { milliseconds, ratio } from '../support/figures.ts';
import { begun, filters, frequent, guessed, names, pairs, vain } from './speed-queries.ts';

/**
 * How quick searches are beside the read of one product, in turns and with nothing kept in memory:
 * `npm run bench -- search-speed --folder .bench/100000-1000`, or on DATABASE_URL (whose data it changes).
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, rounds: { type: 'string', default: '1000' } },
  });
  const data = await openData(values.folder, signal);
  return measure(data.url, Number(values.rounds)).finally(data.stop);
});

type Ask = () => Promise<string>;

async function measure(databaseUrl: string, rounds: number): Promise<number> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const env = { CATALOGUE_CACHE_MB: '0' };
  const api = await openApi(databaseUrl, env);
  try {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from products',
    );
    const products = rows[0]?.count ?? 0;
    const headers = await signIn(database, 'Admin');
    const asks = { ...readsOf(api.url, products), ...savesOf(api.url, products, headers) };
    const times = await inTurns(asks, rounds);
    report(times, products);
    return 0;
  } finally {
    await api.stop();
    await database.end();
  }
}

function readsOf(url: string, products: number): Record<string, Ask> {
  const get = async (path: string) => {
    const reply = await fetch(`${url}${path}`);
    if (!reply.ok) throw new Error(`${path} got a ${reply.status}`);
    return reply.text();
  };
  let turn = 0;
  const ask = (path: string, queries: string[], more = '') => {
    turn += 1;
    return get(`${path}?query=${encodeURIComponent(queries[turn % queries.length] ?? '')}${more}`);
  };
  const search = (queries: string[], more?: string) => ask('/products', queries, more);
  // All numbers but those of products that were taken out of the shop.
  const some = () => 1 + Math.floor((Math.random() * products) / 50) * 50;
  return {
    'one product': () => get(`/products/${some()}`),
    'search: a word that many have': () => search(frequent),
    'search: two words': () => search(pairs),
    'search: all words of a name': () => search(names),
    'search: not as it is written': () => search(guessed),
    'search: nothing to find': () => search(vain),
    'search: by price': () => search([...frequent, ...pairs], '&sort=price-up'),
    'search: page 10': () => search(frequent, '&page=10'),
    suggestions: () => ask('/search/suggestions', begun),
    ...Object.fromEntries(
      filters.map((filter) => [`filtered: ${filter}`, () => get(`/products?${filter}`)]),
    ),
    facets: () => get('/products/facets'),
    'facets of a wood': () => get('/products/facets?woods=olive&inStock=true'),
    'facets of a search': () => ask('/products/facets', frequent),
  };
}

/** The same change with new words, which searches have to know, and without. */
function savesOf(
  url: string,
  products: number,
  headers: Record<string, string>,
): Record<string, Ask> {
  let turn = 0;
  const save = async (body: object) => {
    turn += 1;
    const id = 1 + ((turn * 50) % products);
    const reply = await fetch(`${url}/products/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`A product was not saved: ${reply.status}`);
    return reply.text();
  };
  return {
    'save without words': () => save({ price: 100 + (turn % 50) }),
    'save with words': () =>
      save({ price: 100 + (turn % 50), description: `A thing of ${turn} uses` }),
  };
}

async function inTurns(asks: Record<string, Ask>, rounds: number) {
  const times = new Map(
    Object.keys(asks).map((name) => [name, { ms: new Array<number>(), bytes: 0 }]),
  );
  for (let round = -20; round < rounds; round++) {
    for (const [name, ask] of Object.entries(asks)) {
      const started = performance.now();
      const response = await ask();
      const ms = performance.now() - started;
      const kept = times.get(name);
      // The first rounds warm everything up.
      if (round < 0 || !kept) continue;
      kept.ms.push(ms);
      kept.bytes = Math.max(kept.bytes, Buffer.byteLength(response));
    }
  }
  return times;
}

function report(times: Awaited<ReturnType<typeof inTurns>>, products: number): void {
  const at = (ms: number[], share: number) =>
    ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? NaN;
  const p95 = (name: string) => at(times.get(name)?.ms ?? [], 0.95);
  const base = p95('one product');
  const rows = [...times].map(([name, { ms, bytes }]) => [
    name,
    milliseconds(at(ms, 0.5)),
    milliseconds(at(ms, 0.95)),
    ratio(at(ms, 0.95), base),
    String(bytes),
  ]);
  const all = [...times].filter(([name]) => name.startsWith('search')).flatMap(([, { ms }]) => ms);
  rows.push([
    'all searches',
    milliseconds(at(all, 0.5)),
    milliseconds(at(all, 0.95)),
    ratio(at(all, 0.95), base),
    '',
  ]);
  const narrowed = [...times]
    .filter(([name]) => name.startsWith('filtered'))
    .flatMap(([, { ms }]) => ms);
  rows.push([
    'all filtered lists',
    milliseconds(at(narrowed, 0.5)),
    milliseconds(at(narrowed, 0.95)),
    ratio(at(narrowed, 0.95), base),
    '',
  ]);
  console.log(`Of ${products} products, in milliseconds:\n`);
  console.log(tableOf(['', 'p50', 'p95', 'p95 × one product', 'bytes at most'], rows));
  const [plain, worded] = ['save without words', 'save with words'].map((name) =>
    at(times.get(name)?.ms ?? [], 0.5),
  );
  console.log(`\nWords make a save ${ratio(worded ?? NaN, plain ?? NaN)} times as long (p50).`);
}
