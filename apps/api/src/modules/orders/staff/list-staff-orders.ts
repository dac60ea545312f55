import {
  pageMeta,
  type listOrders,
  type PageMeta,
  type ParsedInput,
  type StaffOrder,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { Database } from '../../../db/client.ts';
import { countOrders, findOrders, toStaffOrder } from '../orders-with-customers.ts';
import { searchCondition } from './order-search.ts';

/** A page of all orders. */
export async function listStaffOrders(
  db: Database,
  { page, perPage, sort, ...search }: ParsedInput<typeof listOrders>['query'],
  locale: Locale,
): Promise<{ data: StaffOrder[]; meta: PageMeta }> {
  const where = searchCondition(search);
  const byText = Boolean(search.query);
  const { totalCount, isCut, few } = await countOrders(db, { where, byText });
  const offset = (page - 1) * perPage;
  // A search without result is not repeated for the page: it costs most where an index helps least.
  const rows =
    totalCount > 0 ? await findOrders(db, { where, sort, limit: perPage, offset, few }) : [];
  return {
    data: rows.map((row) => toStaffOrder(row, locale)),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) },
  };
}
