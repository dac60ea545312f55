import { draftNamed } from '@craftsandore/resilience';

/** An order that this browser has opened by its link. */
type OrderHere = { reference: string; token: string };

const most = 5;

// As a draft, because signing out forgets those.
const stored = draftNamed<OrderHere[]>('orders-here', 'browser');

/** The latest first: who gave no email finds them again by nothing else. */
export function ordersHere(): OrderHere[] {
  const orders: unknown = stored.read();
  return Array.isArray(orders) ? orders.filter(isOrder) : [];
}

export function rememberOrder(order: OrderHere): void {
  const others = ordersHere().filter(({ token }) => token !== order.token);
  stored.save([order, ...others].slice(0, most));
}

/** It is in an account now. */
export function forgetOrder(token: string): void {
  stored.save(ordersHere().filter((order) => order.token !== token));
}

const isOrder = (order: Partial<OrderHere> | null): order is OrderHere =>
  typeof order?.reference === 'string' && typeof order.token === 'string';
