import { type EmbeddedPostgres, startTemporaryPostgres } from '@craftsandore/tools/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { fill } from './fill.ts';

let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startTemporaryPostgres();
});
afterAll(() => server.stop());

async function aShop(name: string, seed: number) {
  await query(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await fill(url.href, { products: 200, orders: 600, seed }, () => undefined);
  return url.href;
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

const digest = (url: string) =>
  query(
    url,
    `select md5(string_agg(l::text, '' order by l.id)) as lines from order_lines l
     union all select md5(string_agg(p.name || p.price || p.sold_count, '' order by p.id)) from products p`,
  );

test('is the same for the same seed, and adds up', async () => {
  const [one, same, other] = [
    await aShop('one', 1),
    await aShop('same', 1),
    await aShop('other', 2),
  ];

  expect(await digest(one)).toEqual(await digest(same));
  expect(await digest(one)).not.toEqual(await digest(other));

  const wrong = await query(
    one,
    `select id from product_designs d
       where stock <> (select coalesce(sum(delta), 0) from stock_ledger where design_id = d.id)
     union all select id from products p
       where ratings_count <> (select count(*) from ratings where product_id = p.id)
         or abs(average_rating - coalesce((select avg(rating) from ratings where product_id = p.id), 0)) > 0.01
     union all select id from orders o
       where subtotal <> (select sum(unit_price * quantity) from order_lines where order_id = o.id)
     union all select id from products p
       where sold_count <> coalesce((
         select sum(quantity) from order_lines l join orders o on o.id = order_id
         where product_id = p.id and status_id <> 5), 0)`,
  );
  expect(wrong).toEqual([]);
  expect(await query(one, 'select count(*)::int as count from orders')).toEqual([{ count: 600 }]);
  await query(one, `insert into categories (name, name_ar) values ('New', 'جديد')`);
});

test('leaves a database alone that holds something', async () => {
  const url = new URL(server.url);
  url.pathname = '/one';
  const again = fill(url.href, { products: 1, orders: 1, seed: 1 }, () => undefined);
  await expect(again).rejects.toThrow('not empty');
});
