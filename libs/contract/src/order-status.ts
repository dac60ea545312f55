import { z } from 'zod';

/** Names and ids of the states of an order (specification, sections 4 and 9). */
export const OrderStatus = {
  pending: 1,
  confirmed: 2,
  shipped: 3,
  delivered: 4,
  cancelled: 5,
} as const;

export type OrderStatusName = keyof typeof OrderStatus;
export type OrderStatusId = (typeof OrderStatus)[OrderStatusName];

export const orderStatusNames = Object.keys(OrderStatus) as OrderStatusName[]; // Object.keys forgets what it was given

export const OrderStatusName = z.enum(orderStatusNames);
export const OrderStatusId = z.literal(Object.values(OrderStatus));

export function orderStatusName(id: OrderStatusId): OrderStatusName {
  const name = orderStatusNames.find((name) => OrderStatus[name] === id);
  if (!name) throw new RangeError(`No order status has the id ${id}`);
  return name;
}

const { pending, confirmed, shipped, delivered, cancelled } = OrderStatus;

const moves: Record<OrderStatusId, readonly OrderStatusId[]> = {
  [pending]: [confirmed, cancelled],
  [confirmed]: [shipped, cancelled],
  [shipped]: [delivered, cancelled],
  [delivered]: [],
  [cancelled]: [],
};

/** Where an order may go from here: one step forward, or cancelled; nothing leaves the last two. */
export function nextOrderStatuses(from: OrderStatusId): readonly OrderStatusId[] {
  return moves[from];
}
