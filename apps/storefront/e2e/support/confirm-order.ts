import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import { changeOrderStatus, listOrders, login, OrderStatus } from '@craftsandore/contract';

import { apiUrl } from './test.ts';

/** What Sales do at their desk: find an order by its reference, and confirm it. */
export async function confirmOrder(api: ApiClient, reference: string) {
  const credentials = { email: 'sales@craftsandore.example', password: 'wooden-spoon-2020' };
  const { accessToken } = await api(login, { body: credentials });
  const asSales = createApiClient({ baseUrl: apiUrl, locale: 'en', token: () => accessToken });

  const { data } = await asSales(listOrders, { query: { query: reference } });
  const orderId = data.find((order) => order.orderReference === reference)?.orderId;
  if (!orderId) throw new Error(`Sales cannot find ${reference}`);
  await asSales(changeOrderStatus, {
    params: { orderId },
    body: { statusId: OrderStatus.confirmed },
  });
}
