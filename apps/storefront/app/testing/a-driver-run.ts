import { type DriverRun, type DriverStop, piastres } from '@craftsandore/contract';

export const aStop = (fields: Partial<DriverStop> = {}): DriverStop => ({
  ...{ parcelId: 1, orderReference: 'CS-26-01184', customerName: 'سلمى مرسي' },
  place: {
    ...{ streetAddress: '١٨ شارع طلعت حرب', city: 'القاهرة', area: 'وسط البلد' },
    ...{ governorate: 'القاهرة', postalCode: '', phoneNumber: '+201000000001' },
    ...{ building: '١٨', floor: '٤', apartment: '٧', landmark: 'أمام البنك' },
    secondPhoneNumber: '+201200000002',
  },
  customerNote: 'لا ترن الجرس من فضلك، الطفل نائم.',
  contents: [
    {
      ...{ orderLineId: 1, name: 'لوح زيتون بحواف طبيعية', quantity: 2 },
      unitPrice: piastres(65_000),
    },
    { orderLineId: 2, name: 'سلطانية سلطة', quantity: 1, unitPrice: piastres(36_500) },
  ],
  ...{ cashDue: piastres(173_000), shippingFees: piastres(6_500), discount: piastres(0) },
  ...{ isOff: false, said: null },
  ...fields,
});

/** Two parcels of Hany's, who has set out. */
export const aDriverRun = (fields: Partial<DriverRun> = {}): DriverRun => ({
  ...{ id: 12, driverName: 'هاني فتحي', day: '2026-11-27', state: 'open' },
  startedAt: '2026-11-27T08:30:00.000Z',
  linkEnds: '2099-11-29T22:00:00.000Z',
  stops: [
    aStop(),
    aStop({
      ...{ parcelId: 2, orderReference: 'CS-26-01186', customerName: 'عمر خليل' },
      ...{ cashDue: piastres(89_000), customerNote: null },
    }),
  ],
  taken: piastres(0),
  signed: null,
  ...fields,
});

export const aTaken = (cash = 173_000): NonNullable<DriverStop['said']> => ({
  ...{ outcome: 'delivered', reason: null, day: null, note: null },
  keptCount: null,
  cash: piastres(cash),
  at: '2026-11-27T09:10:00.000Z',
});
