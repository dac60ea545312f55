import type { PageTexts } from './page-text.ts';

export const ar: PageTexts = {
  about: {
    picture: 'سلطانية من الزيتون وألواح وملاعق وأزاميل فوق طاولة الورشة',
    founded: 'سنة التأسيس',
    facts: [
      { label: 'حرفي وحرفية', value: '+٥٠٠' },
      { label: 'أنواع من الخشب', value: '٦' },
    ],
    toProducts: 'شاهد منتجاتنا',
  },
  services: {
    ask: 'اسألنا',
  },
  delivery: {
    table: 'المصاريف والأيام بحسب المحافظة',
    freeFrom: 'التوصيل مجاني للطلبات ابتداءً من',
    governorate: 'المحافظة',
    fee: 'مصاريف الشحن',
    days: 'أيام العمل',
    notServed: 'لا نوصّل إليها بعد',
  },
};
