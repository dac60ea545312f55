import { OrderStatus, type Parcel, type ParcelDetails, piastres } from '@craftsandore/contract';

/** A parcel of Salma's that is with the shop's own courier. */
export const aParcel = (fields: Partial<Parcel> = {}): Parcel => ({
  ...{ id: 1, orderId: 1184, orderReference: 'CS-26-01184', orderStatusId: OrderStatus.shipped },
  ...{ customerName: 'Salma Morsi', governorate: 'Cairo', carrier: 'own' },
  ...{ trackingNumber: 'CS-26-01184-1', state: 'moving', reason: null, attempts: 0 },
  ...{ cashDue: piastres(173_000), promisedDay: '2026-11-26' },
  bookedAt: '2026-11-23T08:00:00.000Z',
  lastEventAt: '2026-11-24T08:00:00.000Z',
  ...{ inspectedAt: null, isPartly: false, canReceive: false, isOverdue: false },
  isCancelling: false,
  ...fields,
});

/** The same with two boards and a bowl in it, of which nothing has been said. */
export const aWholeParcel = (fields: Partial<ParcelDetails> = {}): ParcelDetails => ({
  ...aParcel(),
  events: [],
  inspectedBy: null,
  ...{ wholeDue: piastres(173_000), discount: piastres(0), wayPaid: piastres(0) },
  pieces: [
    {
      ...{ orderLineId: 1, productId: 1, productDesignId: 1, photo: null, quantity: 2 },
      ...{ unitPrice: piastres(65_000), kept: null },
      ...{ name: 'Live-edge olive board', nameAr: 'لوح زيتون بحواف طبيعية' },
      ...{ designName: 'Olive wood', designNameAr: 'زيتون', judged: null },
    },
    {
      ...{ orderLineId: 2, productId: 2, productDesignId: 3, photo: null, quantity: 1 },
      ...{ unitPrice: piastres(36_500), kept: null },
      ...{ name: 'Salad bowl', nameAr: 'سلطانية سلطة' },
      ...{ designName: 'Walnut', designNameAr: 'جوز', judged: null },
    },
  ],
  ...fields,
});
