import { z } from 'zod';

import { OrderStatus, orderStatusNames } from './order-way.ts';

export const OrderStatusName = z.enum(orderStatusNames);
export type OrderStatusName = z.infer<typeof OrderStatusName>;

export const OrderStatusId = z.literal(Object.values(OrderStatus));
export type OrderStatusId = z.infer<typeof OrderStatusId>;
