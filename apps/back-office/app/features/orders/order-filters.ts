import { listOrders } from '@craftsandore/contract';
import type { z } from 'zod';

const Filters = listOrders.query.omit({ perPage: true });

/** What the address of the order list asks for. */
export type OrderFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): OrderFilters {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { success, data } = Filters.safeParse(asked);
  return success ? data : { page: 1 };
}

/** The address of the list with these filters. What is as usual is left out of it. */
export function ordersPath({ page = 1, ...filters }: Partial<OrderFilters> = {}): string {
  const said = Object.entries({ ...filters, ...(page > 1 && { page }) })
    .filter(([, value]) => value)
    .map(([name, value]) => [name, String(value)]);
  const search = String(new URLSearchParams(said));
  return search ? `/admin-orders?${search}` : '/admin-orders';
}

/** The address of one order. */
export function orderPath(orderId: number): string {
  return `/admin-orders/${orderId}`;
}
