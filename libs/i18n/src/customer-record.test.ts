import { expect, test } from 'vitest';

import { customerRecord } from './customer-record.ts';

test.each([
  [0, 0, 0, 0, 'No order yet', 'لا طلبات بعد'],
  [1, 0, 0, 0, 'First order', 'أول طلب'],
  [1, 1, 0, 0, '1 order, received', 'طلب واحد، استُلم'],
  [1, 0, 1, 0, '1 order, refused', 'طلب واحد، رُفض'],
  [2, 2, 0, 0, '2 orders, both received', 'طلبان، استُلم كلاهما'],
  [2, 0, 0, 0, '2 orders, both open', 'طلبان، كلاهما جارٍ'],
  [6, 6, 0, 0, '6 orders, all received', '٦ طلبات، استُلمت كلها'],
  [3, 0, 3, 0, '3 orders, all refused', '٣ طلبات، رُفضت كلها'],
  [11, 0, 0, 11, '11 orders, all cancelled', '١١ طلبًا، أُلغيت كلها'],
  [4, 3, 0, 0, '4 orders: 3 received, 1 open', '٤ طلبات: استُلمت ٣، واحد جارٍ'],
  [
    7,
    2,
    1,
    2,
    '7 orders: 2 received, 1 refused, 2 cancelled, 2 open',
    '٧ طلبات: استُلم اثنان، رُفض واحد، أُلغي اثنان، اثنان جاريان',
  ],
  [
    200,
    100,
    30,
    20,
    '200 orders: 100 received, 30 refused, 20 cancelled, 50 open',
    '٢٠٠ طلب: استُلم ١٠٠، رُفض ٣٠، أُلغي ٢٠، ٥٠ جاريًا',
  ],
])(
  '%i orders, %i received, %i refused, %i cancelled',
  (ordersCount, deliveredCount, refusedCount, cancelledCount, english, arabic) => {
    const record = { ordersCount, deliveredCount, refusedCount, returnedCount: 0, cancelledCount };
    expect(customerRecord(record, 'en')).toBe(english);
    expect(customerRecord(record, 'ar')).toBe(arabic);
  },
);

test.each([
  [1, 1, '1 order, came back', 'طلب واحد، رجع'],
  [2, 2, '2 orders, both came back', 'طلبان، رجع كلاهما'],
  [3, 2, '3 orders: 2 came back, 1 cancelled', '٣ طلبات: رجع اثنان، أُلغي واحد'],
])('%i orders, %i came back', (ordersCount, returnedCount, english, arabic) => {
  const cancelledCount = ordersCount - returnedCount;
  const record = { ordersCount, deliveredCount: 0, refusedCount: 0, returnedCount, cancelledCount };
  expect(customerRecord(record, 'en')).toBe(english);
  expect(customerRecord(record, 'ar')).toBe(arabic);
});
