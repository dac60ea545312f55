import {
  orderStatusName,
  pageMeta,
  type listOrders,
  type PageMeta,
  type ParsedInput,
  type StaffOrder,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { roleName } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { governorateName } from '../addresses/addresses.ts';
import { toCosts } from './costs.ts';
import { staffOrdersRepository, type OrderOfCustomer } from './staff-orders.repository.ts';
import { wantedOrders } from './staff-search.ts';

/** A page of all orders. */
export async function listStaffOrders(
  db: Database,
  { page, perPage, sort, ...search }: ParsedInput<typeof listOrders>['query'],
  locale: Locale,
): Promise<{ data: StaffOrder[]; meta: PageMeta }> {
  const repository = staffOrdersRepository(db);
  const where = wantedOrders(search);
  const { totalCount, isCut, few } = await repository.count(search);
  const offset = (page - 1) * perPage;
  // A search without result is not repeated for the page: it costs most where an index helps least.
  const rows =
    totalCount > 0 ? await repository.list({ where, sort, limit: perPage, offset, few }) : [];
  return {
    data: rows.map((row) => toStaffOrder(row, locale)),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) },
  };
}

type Newest = { userId?: number; limit: number; locale: Locale };

/** The newest orders, of everybody or of one customer. */
export async function newestOrders(
  db: Database,
  { userId, limit, locale }: Newest,
): Promise<StaffOrder[]> {
  const where = userId === undefined ? undefined : eq(orders.userId, userId);
  const rows = await staffOrdersRepository(db).list({ where, limit });
  return rows.map((row) => toStaffOrder(row, locale));
}

/** How many orders a customer has placed. */
export const countOrdersOf = (db: Database, userId: number): Promise<number> =>
  db.$count(orders, eq(orders.userId, userId));

export const toStaffOrder = ({ order, user }: OrderOfCustomer, locale: Locale): StaffOrder => ({
  orderId: order.id,
  orderReference: order.reference,
  orderCreatedAt: order.createdAt.toISOString(),
  orderStatusId: order.statusId,
  orderStatusName: orderStatusName(order.statusId),
  totalCost: toCosts(order).totalCost,
  userId: user.id,
  userName: user.name,
  userEmail: user.email,
  userRoleName: roleName(user.roleId),
  userIsVerified: user.isVerified,
  shippingCity: order.city,
  shippingGovernorate: governorateName(order.governorateCode, locale),
  shippingPhoneNumber: order.phoneNumber,
});
