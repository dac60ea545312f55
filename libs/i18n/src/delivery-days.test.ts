import { expect, test } from 'vitest';

import { deliveryDays } from './delivery-days.ts';

test.each([
  [
    '2026-11-24',
    '2026-11-26',
    'Tuesday 24 to Thursday 26 November',
    'الثلاثاء ٢٤ إلى الخميس ٢٦ نوفمبر',
  ],
  [
    '2026-11-30',
    '2026-12-02',
    'Monday 30 November to Wednesday 2 December',
    'الاثنين ٣٠ نوفمبر إلى الأربعاء ٢ ديسمبر',
  ],
  ['2026-11-24', '2026-11-24', 'Tuesday 24 November', 'الثلاثاء ٢٤ نوفمبر'],
  // A day of summer time, whose midnight in Egypt is the day before in UTC.
  ['2026-07-01', '2026-07-02', 'Wednesday 1 to Thursday 2 July', 'الأربعاء ١ إلى الخميس ٢ يوليو'],
])('%s to %s', (from, to, english, arabic) => {
  expect(deliveryDays({ from, to }, 'en')).toBe(english);
  expect(deliveryDays({ from, to }, 'ar')).toBe(arabic);
});
