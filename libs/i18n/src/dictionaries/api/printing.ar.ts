import type { pickList as english } from './printing.en.ts';

/** What is printed on a parcel. In Arabic alone: who brings it reads Arabic. */
export const parcelLabel = {
  title: 'بوالص الطرود',
  collect: 'المطلوب تحصيله',
  nothing: 'مدفوع، لا تحصّل شيئًا',
  pieces: 'عدد القطع',
  note: 'ملاحظة العميل',
};

export const pickList: typeof english = {
  title: 'قائمة التجهيز',
  orders: 'الطلبات',
  pieces: 'القطع',
  quantity: 'الكمية',
  product: 'المنتج',
};
