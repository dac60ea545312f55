import { OrderStatus, type Parcel, piastres } from '@craftsandore/contract';

/** A parcel of Salma's that is with the shop's own courier. */
export const aParcel = (fields: Partial<Parcel> = {}): Parcel => ({
  ...{ id: 1, orderId: 1184, orderReference: 'CS-26-01184', orderStatusId: OrderStatus.shipped },
  ...{ customerName: 'Salma Morsi', governorate: 'Cairo', carrier: 'own' },
  ...{ trackingNumber: 'CS-26-01184-1', state: 'moving', reason: null, attempts: 0 },
  ...{ cashDue: piastres(173_000), promisedDay: '2026-11-26' },
  bookedAt: '2026-11-23T08:00:00.000Z',
  lastEventAt: '2026-11-24T08:00:00.000Z',
  ...fields,
});
