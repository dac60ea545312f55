import { piastres, type StaffCustomerDetails } from '@craftsandore/contract';

import { anOrder } from './an-order.ts';

/** A customer as the page of one shows them. */
export function aCustomer(facts: Partial<StaffCustomerDetails> = {}): StaffCustomerDetails {
  return {
    id: 9,
    version: 3,
    name: 'هبة رضوان',
    phoneNumber: '+201000000003',
    email: 'heba.r@example.com',
    userId: 12,
    note: 'ترد مساءً في العادة',
    ordersCount: 4,
    deliveredCount: 2,
    refusedCount: 1,
    returnedCount: 0,
    cancelledCount: 0,
    spent: piastres(431_000),
    lastOrderAt: '2026-11-19T15:15:00.000Z',
    latestOutcomes: ['open', 'delivered', 'refused', 'delivered'],
    blocked: null,
    phoneNumbers: [
      { phoneNumber: '+201000000003', provedAt: null },
      { phoneNumber: '+201000000303', provedAt: null },
    ],
    addresses: [
      {
        streetAddress: 'شارع عباس العقاد',
        city: 'مدينة نصر',
        governorate: 'القاهرة',
        postalCode: '',
        phoneNumber: '+201000000003',
        building: '12',
        ordersCount: 3,
        deliveredCount: 2,
      },
      {
        streetAddress: '7 El Geish Street',
        city: 'Ras El Bar',
        governorate: 'Damietta',
        postalCode: '',
        phoneNumber: '+201000000303',
        ordersCount: 1,
        deliveredCount: 0,
      },
    ],
    orders: [{ ...anOrder(), outcome: 'open' }],
    ...facts,
  };
}
