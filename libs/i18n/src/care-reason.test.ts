import { type CareReason, piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { careReason } from './care-reason.ts';

test.each<[CareReason, string, string]>([
  [{ code: 'first_order' }, 'First order', 'أول طلب'],
  [
    { code: 'above_limit', total: piastres(520_000), limit: piastres(400_000) },
    'LE\u00a05,200 is above LE\u00a04,000',
    '٥٬٢٠٠\u00a0ج.م أعلى من ٤٬٠٠٠\u00a0ج.م',
  ],
  [
    { code: 'refused_before', refused: 2, parcels: 3 },
    '2 of 3 parcels refused',
    'رُفض ٢ من أصل ٣ طرود',
  ],
  [
    { code: 'refused_before', refused: 1, parcels: 1 },
    '1 of 1 parcel refused',
    'رُفض ١ من أصل طرد واحد',
  ],
  [{ code: 'no_building_number' }, 'No building number', 'رقم العمارة غير مكتوب'],
  [
    { code: 'same_number', minutes: 0 },
    'Same number ordered less than a minute before',
    'طلب آخر من الرقم نفسه قبله بأقل من دقيقة',
  ],
  [
    { code: 'same_number', minutes: 40 },
    'Same number ordered 40 minutes before',
    'طلب آخر من الرقم نفسه قبله بـ٤٠ دقيقة',
  ],
  [
    { code: 'same_number', minutes: 150 },
    'Same number ordered 2 hours before',
    'طلب آخر من الرقم نفسه قبله بساعتين',
  ],
])('%j', (reason, english, arabic) => {
  expect([careReason(reason, 'en'), careReason(reason, 'ar')]).toEqual([english, arabic]);
});
