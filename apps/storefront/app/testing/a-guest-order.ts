import {
  type Adjustment,
  type ConfirmLink,
  type CustomerOrderDetails,
  piastres,
  type Quote,
  type ShippingOptions,
  signedPiastres,
} from '@craftsandore/contract';

import { aCartItem } from './a-product.ts';

/** Two pieces at 890 pounds each. */
export const aQuote: Quote = {
  lines: [{ ...aCartItem(7, 2), unitPrice: piastres(89_000), available: 9, discount: piastres(0) }],
  costBreakdown: {
    subtotal: piastres(178_000),
    discount: piastres(0),
    shippingFees: piastres(0),
    totalCost: piastres(178_000),
  },
  adjustments: [],
};

/** What free delivery takes off a fee. */
export const aFreeDelivery = (fee: number): Adjustment => ({
  ...{ label: 'Free delivery', labelAr: 'شحن مجاني', isOfDelivery: true },
  amount: signedPiastres(0 - fee),
});

/** The same with free delivery: where it goes decides on what that takes off. */
export const aFreelyDeliveredQuote: Quote = {
  ...aQuote,
  adjustments: [aFreeDelivery(0)],
  places: [
    { code: 'EG-GZ' as const, fee: 6_000 },
    { code: 'EG-ASN' as const, fee: 9_000 },
  ].map(({ code, fee }) => ({
    code,
    adjustments: [aFreeDelivery(fee)],
    costBreakdown: {
      ...aQuote.costBreakdown,
      discount: piastres(fee),
      totalCost: piastres(178_000 - fee),
    },
  })),
};

/** Delivered to Giza and Aswan, not to Matrouh; in Aswan little cash is taken. */
export const someOptions: ShippingOptions = {
  freeFrom: null,
  cutOffHour: 14,
  workingDays: [0, 1, 2, 3, 4, 6],
  holidays: [],
  governorates: [
    { code: 'EG-GZ', name: 'Giza', nameAr: 'الجيزة', fee: piastres(6_000), cashUpTo: null },
    {
      code: 'EG-ASN',
      name: 'Aswan',
      nameAr: 'أسوان',
      fee: piastres(9_000),
      cashUpTo: piastres(50_000),
    },
    { code: 'EG-MT', name: 'Matrouh', nameAr: 'مطروح', fee: piastres(9_000), cashUpTo: null },
  ].map(
    (place) =>
      ({
        ...place,
        daysMin: 1,
        daysMax: 3,
        isServed: place.code !== 'EG-MT',
      }) as ShippingOptions['governorates'][number],
  ), // its code is one of them
};

/** Sunday 22 November 2026, ten o'clock in Egypt. */
export const sundayMorning = Date.parse('2026-11-22T08:00:00Z');

export const aGuestOrder: CustomerOrderDetails = {
  id: 1186,
  version: 1,
  orderReference: 'CS-26-01186',
  status: { id: 1, name: 'pending' },
  customerName: 'سلمى مرسي',
  customerNote: 'لا ترن الجرس من فضلك، الطفل نائم.',
  costBreakdown: {
    subtotal: piastres(178_000),
    discount: piastres(0),
    shippingFees: piastres(6_000),
    totalCost: piastres(184_000),
  },
  paymentMethod: 'cash',
  promised: { from: '2026-11-23', to: '2026-11-25' },
  isLate: false,
  createdAt: '2026-11-22T08:00:00.000Z',
  lines: [
    {
      orderLineId: 1,
      productId: 1,
      productDesignId: 7,
      name: 'Fruit bowl',
      nameAr: 'طبق فاكهة',
      designName: 'Oak',
      designNameAr: 'أرو',
      photosUrls: [],
      photo: null,
      unitPrice: piastres(89_000),
      quantity: 2,
    },
  ],
  refused: [],
  adjustments: [],
  parcel: null,
  returns: null,
  deposits: null,
  refund: null,
  refundTo: null,
  exchangeOf: null,
  shippingDetails: {
    streetAddress: 'شارع التحرير',
    city: 'الدقي',
    governorate: 'الجيزة',
    postalCode: '',
    phoneNumber: '+201000000001',
    building: '١٨',
    floor: '٤',
  },
  billingDetails: null,
  history: [{ statusId: 1, statusName: 'pending', createdAt: '2026-11-22T08:00:00.000Z' }],
};

/** The same, as its customer is asked about it by a link. */
export const aConfirmLink: ConfirmLink = {
  order: aGuestOrder,
  state: 'open',
  callAt: null,
  callTimes: [
    { name: 'now', at: '2026-11-22T08:20:00.000Z' },
    { name: 'this_afternoon', at: '2026-11-22T12:00:00.000Z' },
    { name: 'this_evening', at: '2026-11-22T16:00:00.000Z' },
    { name: 'tomorrow_morning', at: '2026-11-23T08:00:00.000Z' },
  ],
  formToken: 'of-this-page',
  trackingToken: 'of-this-order',
};
