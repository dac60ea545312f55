import type { ArabicFor } from '../../dictionary.ts';
import type { order as english } from './order.en.ts';

export const order: ArabicFor<typeof english> = {
  axes: {
    order: 'الطلب',
    asPlaced: 'كما طلبه العميل',
    version: 'النسخة {{version}}',
    confirmation: 'التأكيد',
    attempts_zero: 'بلا محاولات',
    attempts_one: 'محاولة واحدة',
    attempts_two: 'محاولتان',
    attempts_few: '{{count}} محاولات',
    attempts_many: '{{count}} محاولة',
    attempts_other: '{{count}} محاولة',
    parcel: 'الطرد',
    notBooked: 'لم يُحجز بعد',
    promised: '{{- carrier}}، الموعد {{- day}}',
    money: 'المبلغ',
    open: '{{- amount}} لم تصل بعد',
    tooMuch: '{{- amount}} زيادة',
    nothingOpen: 'لا مبالغ معلّقة',
    toRefund: '{{- amount}} تُردّ للعميل',
    noMoney: 'لا شيء بعد',
    received: 'وصل {{- amount}}',
  },
  confirmationState: {
    awaiting: 'لم نسأل العميل بعد',
    due: 'حان وقت السؤال',
    waiting_reply: 'سألناه ولم يردّ',
    postponed: 'طلب التواصل لاحقًا',
    needs_address: 'العنوان ناقص',
    needs_deposit: 'العربون أولًا',
    confirmed: 'مؤكّد',
    declined: 'رفض الطلب',
    unreachable: 'تعذّر الوصول إليه',
    expired: 'انتهت المهلة',
  },
  nextStep: {
    message: 'رسالة: {{- moment}}',
    call: 'مكالمة: {{- moment}}',
    warning: 'آخر تنبيه: {{- moment}}',
  },
};
