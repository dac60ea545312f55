import type { StaffContactMessage } from '@craftsandore/contract';

/** A message that waits for somebody to see to it. */
export const aContactMessage = (
  fields: Partial<StaffContactMessage> = {},
): StaffContactMessage => ({
  ...{ id: 1, version: 1, name: 'ندى الشافعي', email: 'nada@example.com' },
  message: 'هل يمكن حفر اسم على لوح التقطيع؟\nأحتاجه قبل نهاية الشهر.',
  createdAt: '2026-11-12T10:00:00.000Z',
  answer: null,
  isDone: false,
  ...fields,
});
