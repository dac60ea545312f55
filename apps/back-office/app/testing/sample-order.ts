import {
  OrderStatus,
  piastres,
  type OrderLine,
  type StaffOrderDetails,
} from '@craftsandore/contract';

import { anOrder } from './an-order.ts';

type Line = [id: number, name: string, nameAr: string, quantity: number, pounds: number];

const line = (...[id, name, nameAr, quantity, pounds]: Line): OrderLine => ({
  orderLineId: id,
  productId: id,
  productDesignId: id,
  name,
  nameAr,
  designName: 'Olive wood',
  designNameAr: 'زيتون',
  quantity,
  unitPrice: piastres(pounds * 100),
  photosUrls: [],
  photo: null,
});

const address = {
  streetAddress: '٩ شارع النصر، الدور الثالث',
  city: 'المعادي',
  governorate: 'القاهرة',
  postalCode: '11728',
  phoneNumber: '+201000000001',
};

/** An order of two lines that somebody has confirmed and written about. */
export const sampleOrder: StaffOrderDetails = {
  ...anOrder({
    orderStatusId: OrderStatus.confirmed,
    orderStatusName: 'confirmed',
    userName: 'سلمى مرسي',
  }),
  version: 2,
  changesCount: 1,
  lines: [
    line(1, 'Live-edge olive board', 'لوح زيتون بحواف طبيعية', 2, 840),
    line(2, 'Salad bowl with servers', 'سلطانية سلطة مع ملعقتي تقديم', 1, 530),
  ],
  adjustments: [],
  deposits: null,
  exchangeOf: null,
  costBreakdown: {
    subtotal: piastres(221_000),
    discount: piastres(0),
    shippingFees: piastres(7_500),
    totalCost: piastres(228_500),
  },
  promised: { from: '2026-11-21', to: '2026-11-23' },
  paymentMethod: 'cash',
  customerNote: 'لا ترن الجرس من فضلك، الطفل نائم.',
  shippingDetails: address,
  billingDetails: { ...address, streetAddress: '١٤ شارع قصر النيل', city: 'وسط البلد' },
  history: [
    {
      statusId: OrderStatus.pending,
      statusName: 'pending',
      createdAt: '2026-11-18T08:42:00.000Z',
      ...{ by: 'customer', staffName: null },
      cancellation: null,
    },
    {
      statusId: OrderStatus.confirmed,
      statusName: 'confirmed',
      createdAt: '2026-11-19T07:10:00.000Z',
      ...{ by: 'staff', staffName: 'Mariam Adel' },
      cancellation: null,
    },
  ],
  notes: [
    {
      id: 1,
      text: 'العميلة تفضّل الاستلام بعد الخامسة',
      staffName: 'Mariam Adel',
      createdAt: '2026-11-19T07:12:00.000Z',
    },
  ],
  attempts: [
    {
      id: 1,
      ...{ channel: 'call', direction: 'out', outcome: 'confirmed' },
      ...{ until: null, isLastWarning: false, note: null, staffName: 'Mariam Adel' },
      createdAt: '2026-11-19T07:10:00.000Z',
    },
  ],
  confirmation: {
    ...{ state: 'confirmed', nextStep: null, nextAttemptAt: null, deadlineAt: null },
    reasons: [],
  },
  customerRecord: {
    ...{ ordersCount: 4, deliveredCount: 2, refusedCount: 1, returnedCount: 0, cancelledCount: 0 },
    spent: piastres(431_000),
    blocked: null,
  },
};
