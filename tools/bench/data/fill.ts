import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import pg from 'pg';

import { Failure } from '../../failure.ts';
import { ROOT } from '../../start/settings.ts';
import { goodsOf } from './goods.ts';
import { load } from './load.ts';
import { salesOf } from './sales.ts';
import { countSold, planShop, type Scale } from './shop.ts';

type Report = (line: string) => void;

/** Makes up a shop of this scale in an empty database, which gets its schema first. */
export async function fill(databaseUrl: string, scale: Scale, report: Report): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync(process.execPath, ['src/cli.ts', 'migrate'], { cwd: join(ROOT, 'apps/api'), env });

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select from users limit 1');
    if (rows.length > 0) throw new Failure('This database is not empty. Nothing was changed.');

    const fees = await client.query<{ code: string }>(
      'select governorate_code as code from shipping_fees order by governorate_code',
    );
    const shop = planShop(scale);
    const sold = countSold(shop);
    const goods = goodsOf(shop, sold);
    const governorates = fees.rows.map(({ code }) => code);
    await load(client, [...goods.tables, ...salesOf(shop, goods, sold, governorates)], report);
  } finally {
    await client.end();
  }
}
