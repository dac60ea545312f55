import { and, asc, between, desc, gt, lte, type SQL, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { Wanted } from './find-products.ts';
import { type Found, resultPage } from './result-page.ts';

/** What costs this much more or less is near. */
const nearness = 0.1;
/** On each side of the price. */
const maxFound = 60;
/** What columns hold. */
const maxPiastres = 2 ** 31 - 1;

/** The products of a price, then those that cost nearly as much, the nearest first. */
export async function findByPrice<Row>(
  db: DatabaseOrTransaction,
  pounds: number,
  { where, orderBy, ...page }: Wanted<Row>,
): Promise<Found<Row>> {
  const price = Math.min(Math.round(pounds * 100), maxPiastres);
  const isNear = between(
    products.lowestPrice,
    Math.round(price * (1 - nearness)),
    Math.min(Math.round(price * (1 + nearness)), maxPiastres),
  );
  // Both walk along the index of prices, however many products there are.
  const side = (isOn: SQL, inOrder: SQL) => sql`(
    select ${products}.* from ${products}
    where ${and(where, isNear, isOn)}
    order by ${inOrder}, ${products.id} limit ${maxFound})`;
  const order = orderBy ?? [sql`abs(${products.lowestPrice} - ${price})`, asc(products.id)];

  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    select total, ${resultPage(sql`ids`, page)} as rows
    from (
      select count(*)::int as total, array_agg(id order by ${sql.join(order, sql`, `)}) as ids
      from (
        ${side(lte(products.lowestPrice, price), desc(products.lowestPrice))}
        union all ${side(gt(products.lowestPrice, price), asc(products.lowestPrice))}
      ) as products) as found`);
  const [{ total, rows: found } = { total: 0, rows: [] }] = rows;
  return { rows: found, totalCount: total, isCut: false };
}

/** The products up to a price, the dearest first: they are nearest to it. */
export async function findUpToPrice<Row>(
  db: DatabaseOrTransaction,
  pounds: number,
  { where, orderBy = [desc(products.lowestPrice), asc(products.id)], ...page }: Wanted<Row>,
): Promise<Found<Row>> {
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    select total, ${resultPage(sql`ids`, page)} as rows
    from (
      select count(*)::int as total, array_agg(id order by ${sql.join(orderBy, sql`, `)}) as ids
      from (
        select ${products}.* from ${products}
        where ${and(where, isUpTo(pounds))}
        order by ${products.lowestPrice} desc, ${products.id} limit ${2 * maxFound}
      ) as products) as found`);
  const [{ total, rows: found } = { total: 0, rows: [] }] = rows;
  return { rows: found, totalCount: total, isCut: total === 2 * maxFound };
}

/** A condition: it costs no more. */
export const isUpTo = (pounds: number) =>
  lte(products.lowestPrice, Math.min(pounds * 100, maxPiastres));
