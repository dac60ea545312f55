import type { archived as english } from './en.ts';

/** What the address of a product says that is no longer sold. Said by the server alone, which no page waits for. */
export const archived: typeof english = {
  title: 'لم نعد نبيع {{product}}',
  reason: 'إذا كنت قد طلبته فطلبك كما هو، وفي المتجر قطع أخرى قد تعجبك.',
  more: 'تصفّح {{category}}',
  moreOfAll: 'تصفّح كل المنتجات',
};
