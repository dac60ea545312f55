import { getOrder, listOrders, maxAtOnce, type CallInput } from '@craftsandore/contract';
import { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

/** The columns of the list that staff may do without. */
export const optionalColumns = ['destination', 'phone', 'total', 'date'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

const Filters = listOrders.query.omit({ ids: true }).extend({
  perPage: RowsPerPage,
  /** Names of hidden columns, by commas. */
  hidden: z.string().optional(),
});

/** What the address of the order list asks for. */
export type OrderFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): OrderFilters {
  return filtersFrom(Filters, url);
}

/** The part of the filters that the API is asked with. */
export function queryOf({
  hidden: _,
  ...query
}: OrderFilters): CallInput<typeof listOrders>['query'] {
  return query;
}

export function hiddenColumns({ hidden = '' }: Pick<OrderFilters, 'hidden'>): OptionalColumn[] {
  return optionalColumns.filter((name) => hidden.split(',').includes(name));
}

/** The URL of the list with these filters. Defaults are left out. */
export function ordersPath(filters: Partial<OrderFilters> = {}): string {
  return listPath('/admin-orders', filters);
}

/** Where staff take an order for who calls. */
export const newOrderPath = '/admin-orders/new';

/** The same with what was held for them. */
export const orderOfHoldPath = (holdId: number): string => `${newOrderPath}?hold=${holdId}`;

/** Where all that is held for customers is. */
export const allHoldsPath = '/admin-orders/holds';

/** The address of one order. */
export function orderPath(orderId: number): string {
  return `/admin-orders/${orderId}`;
}

/** Where all parcels are, and are booked. */
export const allParcelsPath = '/admin-parcels';

/** Where the carriers are read that are switched on. */
export const carriersPath = `${allParcelsPath}/carriers`;

/** Where they are handed over and received back by a scanner. */
export const scanParcelsPath = '/admin-parcels/scan';

/** Where what is to be printed of parcels is made. */
export const printParcelsPath = '/admin-parcels/print';

/** Where the parcels of an order are read. */
export const orderParcelsPath = (orderId: number): string => `${orderPath(orderId)}/parcels`;

/** Where its page reads its money. */
export const orderMoneyPath = (orderId: number): string => `${orderPath(orderId)}/money`;

/** Where pieces that come back are, and one of them. */
export const allReturnsPath = '/admin-returns';
export const returnPath = (id: number): string => `${allReturnsPath}/${id}`;

/** Where an order's page reads what of it comes back. */
export const orderReturnsPath = (orderId: number): string => `${orderPath(orderId)}/returns`;

/** The address of the sheet that goes into the parcel. */
export function packingSlipPath(orderId: number): string {
  return `${orderPath(orderId)}/print`;
}

/** The address of the sheets of several orders. */
export function packingSlipsPath(orderIds: number[]): string {
  return `/admin-orders/print?ids=${orderIds.join()}`;
}

/** Where some rows of the list are read as they are now. */
export function orderRowsPath(orderIds: number[]): string {
  return `/admin-orders/rows?ids=${orderIds.join()}`;
}

/** The orders that an address names, each once, and what it holds besides that cannot be an order's number. */
export function idsIn(url: string): { ids: number[]; others: string[] } {
  const parts = new Set((new URL(url).searchParams.get('ids') ?? '').split(',').filter(Boolean));
  const isId = (part: string) => getOrder.params.safeParse({ orderId: part }).success;
  return {
    ids: [...parts].filter(isId).slice(0, maxAtOnce).map(Number),
    others: [...parts].filter((part) => !isId(part)),
  };
}

/** Where the list with these filters is had as a file, or the orders of these ids, whatever the filters. */
export function exportPath(filters: OrderFilters, orderIds?: number[]): string {
  return orderIds
    ? `/admin-orders/export?ids=${orderIds.join()}`
    : listPath('/admin-orders/export', filters);
}
