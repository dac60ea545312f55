import type { ArabicFor } from '../../dictionary.ts';
import type { slip as english } from './slip.en.ts';

export const slip: ArabicFor<typeof english> = {
  slip: {
    print: 'طباعة',
    backToOrder: 'العودة إلى الطلب',
    backToOrders: 'العودة إلى الطلبات',
    title: 'إذن تسليم',
    packed: 'التعبئة',
    item: 'القطعة',
    design: 'التصميم',
    quantity: 'الكمية',
    unitPrice: 'سعر القطعة',
    lineTotal: 'الإجمالي',
    code: 'رمز QR فيه رقم الطلب',
    receivedBy: 'اسم المستلم وتوقيعه',
    receivedOn: 'تاريخ الاستلام',
    shopPhone: 'للتواصل معنا:',
    thanks: 'شكرًا لطلبك من {{- shop}}.',
    seller:
      'البائع: {{seller}}، {{address}}. سجل تجاري {{commercialRegister}}، بطاقة ضريبية {{taxCard}}.',
    cancelled: 'الطلب ملغى: لا يُسلَّم ولا يُحصَّل عنه شيء',
    exchanged: 'يُخصم مقابل قطع مرتجعة',
    paidAhead: 'مدفوع مقدّمًا',
    toCollect: 'المطلوب تحصيله',
    missing: 'لا توجد طلبات بهذه الأرقام: {{- numbers}}.',
  },
};
