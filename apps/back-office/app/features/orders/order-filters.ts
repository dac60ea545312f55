import { listOrders } from '@craftsandore/contract';
import type { z } from 'zod';

const Filters = listOrders.query.omit({ perPage: true });

/** What the address of the order list asks for. */
export type OrderFilters = z.output<typeof Filters>;

const plainList: OrderFilters = listOrders.query.parse({});

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): OrderFilters {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { success, data } = Filters.safeParse(asked);
  return success ? data : plainList;
}

/** The address of the list with these filters. What is as usual is left out of it. */
export function ordersPath(filters: Partial<OrderFilters> = {}): string {
  const usual = new Map<string, unknown>(Object.entries(plainList));
  const said = Object.entries(filters)
    .filter(([name, value]) => value && value !== usual.get(name))
    .map(([name, value]) => [name, String(value)]);
  const search = String(new URLSearchParams(said));
  return search ? `/admin-orders?${search}` : '/admin-orders';
}

/** The address of one order. */
export function orderPath(orderId: number): string {
  return `/admin-orders/${orderId}`;
}
