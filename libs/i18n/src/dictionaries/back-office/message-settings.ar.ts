import type { ArabicFor } from '../../dictionary.ts';
import type { messageSettings as english } from './message-settings.en.ts';

export const messageSettings: ArabicFor<typeof english> = {
  messageSettings: {
    which: 'الرسالة',
    greeting: 'التحية',
    withName: 'التحية بالاسم',
    withoutName: 'التحية بلا اسم',
    withoutNameHint: 'لعنوان لم يوثّقه صاحبه: ربما كان لشخص آخر.',
    subject: 'الموضوع',
    text: 'النص',
    places: 'المواضع: {{places}}',
    placesHint: 'يضع المتجر القيمة في كل موضع. والحقل الفارغ يعود إلى نصه الأصلي.',
    reset: 'العودة إلى النص الأصلي',
    resetOf: 'العودة إلى النص الأصلي: {{message}}',
    preview: 'كما تصل إلى العميل',
    tested: 'في الطريق إلى بريدك الإلكتروني.',
    wrong: 'تظهر المعاينة بعد تصحيح النص.',
  },
  testIn: {
    ar: 'إرسال نسخة عربية إليّ',
    en: 'إرسال نسخة إنجليزية إليّ',
  },
  wordedMessage: {
    placed: 'استلام الطلب',
    changed: 'تعديل الطلب',
    confirm: 'طلب التأكيد',
    lastWarning: 'الإنذار الأخير',
    confirmed: 'تأكيد الطلب',
    shipped: 'شحن الطلب',
    delayed: 'تأخّر الطلب',
    cancelled: 'إلغاء الطلب',
    returnRequested: 'طلب الإرجاع',
    returnApproved: 'قبول المرتجع',
    returnRefused: 'رفض المرتجع',
    returnReceived: 'استلام المرتجع',
    refundPaid: 'ردّ المبلغ',
    refundDestinationGiven: 'جهة ردّ المبلغ',
    howWasIt: 'بعد التوصيل: ما رأيك؟',
    backInStock: 'عودة منتج',
  },
};
