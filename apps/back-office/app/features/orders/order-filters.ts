import { listOrders } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath } from '../../list/list-address.ts';

const Filters = listOrders.query.omit({ perPage: true });

/** What the address of the order list asks for. */
export type OrderFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): OrderFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. What is as usual is left out of it. */
export function ordersPath(filters: Partial<OrderFilters> = {}): string {
  return listPath('/admin-orders', filters);
}

/** The address of one order. */
export function orderPath(orderId: number): string {
  return `/admin-orders/${orderId}`;
}
