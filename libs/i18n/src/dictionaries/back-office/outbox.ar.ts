import type { ArabicFor } from '../../dictionary.ts';
import type { outbox as english } from './outbox.en.ts';

export const outbox: ArabicFor<typeof english> = {
  outbox: {
    words: 'ما كتبه المتجر للعملاء عن طلباتهم، كما أُرسل إليهم.',
    show: 'تصفية الرسائل',
    all: 'الكل',
    order: 'الطلب',
    message: 'الرسالة',
    state: 'الحالة',
    resend: 'إعادة الإرسال',
    resendOf: 'إعادة الإرسال: {{reference}}',
    resent: 'ستُرسل مرة أخرى ببيانات الطلب كما هي الآن.',
    none: 'لا توجد رسائل.',
    byHand: 'أُرسلت يدويًا',
    unsure:
      'لم تؤكّد الخدمة أنها استلمت الرسالة، وربما وصلت إلى العميل. لن تُرسل مرة أخرى تلقائيًا: اسأل العميل أو أعد إرسالها.',
    read: 'قراءة الرسالة',
    failed: 'تعذّر تحميل الرسائل.',
    range_zero: 'لا رسائل',
    range_one: 'رسالة واحدة',
    range_two: '{{first}}–{{last}} من رسالتين',
    range_few: '{{first}}–{{last}} من {{count}} رسائل',
    range_many: '{{first}}–{{last}} من {{count}} رسالة',
    range_other: '{{first}}–{{last}} من {{count}} رسالة',
  },
  messageState: {
    waiting: 'في الانتظار',
    sending: 'يجري إرسالها',
    sent: 'أُرسلت',
    delivered: 'وصلت',
    read: 'قُرئت',
    unsure: 'غير مؤكّدة',
    failed: 'لم تصل',
  },
  messageFailure: {
    no_address: 'لا يوجد بريد إلكتروني تُرسل إليه.',
    too_many:
      'وصلت إلى هذا البريد الإلكتروني رسائل كثيرة خلال ساعة، ولم يوثّقه صاحبه. أعد إرسالها بعد ساعة.',
    moved_on: 'لم يعد الطلب كما تصفه الرسالة.',
    undelivered: 'لم يقبلها خادم البريد. نعيد المحاولة لمدة نصف يوم.',
    refused: 'لم تقبلها الخدمة. من فضلك اتصل بالعميل أو راسله يدويًا.',
    not_reached: 'لا تصل الخدمة إلى هذا الرقم. من فضلك اتصل بالعميل.',
    too_many_of_day: 'راسل المتجر هذا الرقم اليوم بما يكفي. من فضلك اتصل بالعميل.',
    channel_off: 'أُوقفت هذه الخدمة قبل إرسال الرسالة.',
  },
  messageChannel: {
    email: 'البريد الإلكتروني',
    whatsapp: 'واتساب',
    sms: 'رسالة قصيرة',
  },
  messageTemplate: {
    'please-confirm': 'طلب التأكيد',
    'last-warning': 'الإنذار الأخير',
    'order-placed': 'استلام الطلب',
    'order-changed': 'تعديل الطلب',
    'order-confirmed': 'تأكيد الطلب',
    'order-shipped': 'شحن الطلب',
    'order-cancelled': 'إلغاء الطلب',
  },
};
