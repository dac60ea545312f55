import type { ApiClient } from '@craftsandore/api-client';
import { changeOrderStatus, listOrders, OrderStatus } from '@craftsandore/contract';

import { asStaff, sales } from './staff.ts';

/** What Sales do at their desk: find an order by its reference, and confirm it. */
export async function confirmOrder(api: ApiClient, reference: string) {
  const asSales = await asStaff(api, sales);

  const { data } = await asSales(listOrders, { query: { query: reference } });
  const orderId = data.find((order) => order.orderReference === reference)?.orderId;
  if (!orderId) throw new Error(`Sales cannot find ${reference}`);
  await asSales(changeOrderStatus, {
    params: { orderId },
    body: { statusId: OrderStatus.confirmed },
  });
}
