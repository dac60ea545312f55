import type { StaffQuestion } from '@craftsandore/contract';

/** A question that waits for an answer. */
export const aStaffQuestion = (fields: Partial<StaffQuestion> = {}): StaffQuestion => ({
  ...{ id: 1, version: 1, userName: 'Nada E.', createdAt: '2026-11-12T10:00:00.000Z' },
  text: 'هل تأتي السكاكين معه؟',
  product: { id: 7, name: 'Knife block for six knives', nameAr: 'حامل سكاكين لست سكاكين' },
  answer: null,
  isHidden: false,
  ...fields,
});
