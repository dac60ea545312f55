import type { questions as english } from './en.ts';

/** What public pages say around questions about a product. Said by the server alone, which no page waits for. */
export const questions: typeof english = {
  title: 'الأسئلة والردود',
  titleOf: 'الأسئلة والردود: {{product}}',
  none: 'لم يسأل أحد عنه بعد.',
  failed: 'تعذّر تحميل الأسئلة.',
  ask: 'اطرح سؤالًا',
  all: 'كل الأسئلة ({{count}})',
  askByMessage: 'استفسر عبر واتساب',
  message: 'السلام عليكم، لدي استفسار عن {{product}}:',
};
