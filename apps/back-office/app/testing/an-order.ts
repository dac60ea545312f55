import { OrderStatus, piastres, type StaffOrder } from '@craftsandore/contract';

/** An order as the list shows it. */
export function anOrder(facts: Partial<StaffOrder> = {}): StaffOrder {
  return {
    orderId: 1184,
    orderReference: 'CS-26-01184',
    orderCreatedAt: '2026-11-18T08:42:00.000Z',
    orderStatusId: OrderStatus.pending,
    orderStatusName: 'pending',
    totalCost: piastres(228_500),
    pieces: 3,
    userId: 12,
    userName: 'Salma Morsi',
    userEmail: 'salma@example.com',
    userRoleName: 'User',
    userIsVerified: true,
    customerId: 9,
    source: 'web',
    shippingCity: 'Downtown',
    shippingGovernorate: 'Cairo',
    shippingPhoneNumber: '+201000000001',
    ...facts,
  };
}
