import { orderStatusNames, OrderStatus, type StaffOrder } from '@craftsandore/contract';

import { anOrder } from './an-order.ts';

const people = [
  ['Salma Morsi', 'salma@example.com', 'القاهرة', 'وسط البلد'],
  ['عمر حداد', 'omar@example.com', 'الجيزة', 'الدقي'],
  ['Heba Radwan', 'heba.radwan.of.the.long.address@example.com', 'Damietta', 'New Damietta'],
  ['يوسف كامل', 'youssef@example.com', 'Alexandria', 'Sidi Gaber'],
  ['Dina Fouad', 'dina@example.com', 'الدقهلية', 'المنصورة'],
] as const;

const moments = ['20T06:42', '20T06:05', '19T16:30', '18T08:00', '02T11:15'];

/** Orders of five people in either script, one in each status, from this morning back to the start of the month. */
export const sampleOrders: StaffOrder[] = people.map(
  ([userName, userEmail, shippingGovernorate, shippingCity], index) => {
    const status = orderStatusNames[index] ?? 'pending';
    return anOrder({
      orderId: 1184 - index,
      orderReference: `CS-26-0${1184 - index}`,
      orderCreatedAt: `2026-11-${moments[index]}:00.000Z`,
      orderStatusId: OrderStatus[status],
      orderStatusName: status,
      userName,
      userEmail,
      userIsVerified: index !== 1,
      shippingGovernorate,
      shippingCity,
      shippingPhoneNumber: `+20100000000${index + 1}`,
    });
  },
);
