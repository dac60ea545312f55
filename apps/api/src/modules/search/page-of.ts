import { sql, type SQL } from 'drizzle-orm';

import { fixed } from '../../db/fixed.ts';
import { products } from '../../db/schema/catalog.ts';

export type Page<Row> = {
  page: number;
  perPage: number;
  /** What is wanted of each product, as JSON. */
  shown: SQL<Row>;
};

const inPlace = fixed(sql`with ordinality as page (id, place) join ${products} using (id)`);

/**
 * The page of all of these products, in their order, as one value: so it comes with the statement that finds them, and
 * is cheaper to read than columns.
 */
export const pageOf = <Row>(ids: SQL, { page, perPage, shown }: Page<Row>): SQL<Row[]> =>
  sql`(
    select coalesce(json_agg(${shown} order by place), '[]')
    from unnest((${ids})[${(page - 1) * perPage + 1}:${page * perPage}]) ${inPlace})`;
