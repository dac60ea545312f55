import { sql, type SQL } from 'drizzle-orm';

import { constantSql } from '../../../db/constant-sql.ts';
import { products } from '../../../db/schema/catalogue.ts';

export type Page<Row> = {
  page: number;
  perPage: number;
  /** What is wanted of each product, as JSON. */
  shown: SQL<Row>;
};

/** What was found: the rows of a page. */
export type Found<Row> = {
  rows: Row[];
  /** How many there are in all, but not counted beyond a maximum. */
  totalCount: number;
  isCut: boolean;
};

const inPlace = constantSql(sql`with ordinality as page (id, place) join ${products} using (id)`);

/**
 * A page of these products in their order, as one JSON value: so it comes with the statement that finds them, and costs
 * less to read than columns.
 */
export const resultPage = <Row>(ids: SQL, { page, perPage, shown }: Page<Row>): SQL<Row[]> =>
  sql`(
    select coalesce(json_agg(${shown} order by place), '[]')
    from unnest((${ids})[${(page - 1) * perPage + 1}:${page * perPage}]) ${inPlace})`;

/** For those who only want to know which products they are. */
export const productId = constantSql(sql<number>`${products.id}`);
