import { Failure } from '@craftsandore/tools/failure';
import pg from 'pg';

import { anyNumberOfOrders } from '../../support/any-number-of-orders.ts';
import { runApi } from '../../support/api-process.ts';
import { catalogueOf } from './catalogue.ts';
import { load } from './load.ts';
import { salesOf } from './sales.ts';
import { countSold, planShop, type Scale } from './shop.ts';

type Report = (line: string) => void;

/** Makes up a shop of this scale in an empty database, which gets its schema first. */
export async function fill(databaseUrl: string, scale: Scale, report: Report): Promise<void> {
  await runApi(databaseUrl, ['migrate']);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select from users limit 1');
    if (rows.length > 0) throw new Failure('This database is not empty. Nothing was changed.');

    await client.query(anyNumberOfOrders);
    const fees = await client.query<{ code: string }>(
      'select governorate_code as code from shipping_fees order by governorate_code',
    );
    const shop = planShop(scale);
    const sold = countSold(shop);
    const catalogue = catalogueOf(shop, sold);
    const governorates = fees.rows.map(({ code }) => code);
    await load(
      client,
      [...catalogue.tables, ...salesOf(shop, catalogue, sold, governorates)],
      report,
    );
    await indexSearch(client, databaseUrl, report);
  } finally {
    await client.end();
  }
}

/** Indexes the products for searches. The database's index is built at the end, which is many times faster. */
async function indexSearch(client: pg.Client, databaseUrl: string, report: Report): Promise<void> {
  const started = performance.now();
  const name = 'product_search_words';
  const { rows } = await client.query<{ restore: string }>(
    'select indexdef as restore from pg_indexes where indexname = $1',
    [name],
  );
  await client.query(`drop index ${name}`);
  await runApi(databaseUrl, ['index-search']);
  for (const { restore } of rows) await client.query(restore);
  await client.query('vacuum analyze product_search');
  report(`Words for searches in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
