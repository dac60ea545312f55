import { piastres } from '@craftsandore/contract';

import type { ParcelToSend } from '../../src/carriers/carrier-service.ts';

/** The parcel of one order after the other. */
export const bostaParcel = (index: number, more: Partial<ParcelToSend> = {}): ParcelToSend => ({
  ...{ reference: `CS-26-0${1_000 + index}-1`, orderReference: `CS-26-0${1_000 + index}` },
  ...{ cashDue: piastres(89_000), value: piastres(84_000), pieces: 2, contents: 'Olive bowl' },
  ...{ name: 'رنا عزيز', phone: '+201012345678', secondPhone: null, note: '' },
  place: {
    ...{ governorateCode: 'EG-GZ', city: 'الدقي', street: '12 شارع التحرير', building: '12' },
    ...{ floor: '3', apartment: '7', landmark: 'بجوار المسجد' },
  },
  ...more,
});
