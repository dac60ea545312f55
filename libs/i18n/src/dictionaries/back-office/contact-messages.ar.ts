import type { ArabicFor } from '../../dictionary.ts';
import type { contactMessages as english } from './contact-messages.en.ts';

export const contactMessages: ArabicFor<typeof english> = {
  contactMessages: {
    words: 'ما وصل من نموذج التواصل. الرد يُرسل بالبريد الإلكتروني.',
    show: 'تصفية الرسائل',
    sender: 'المرسل',
    message: 'الرسالة',
    failed: 'تعذّر تحميل الرسائل.',
    range_zero: 'لا رسائل',
    range_one: 'رسالة واحدة',
    range_two: '{{first}}–{{last}} من رسالتين',
    range_few: '{{first}}–{{last}} من {{count}} رسائل',
    range_many: '{{first}}–{{last}} من {{count}} رسالة',
    range_other: '{{first}}–{{last}} من {{count}} رسالة',
    answerHint: 'يُرسل فورًا بالبريد الإلكتروني ولا يمكن سحبه.',
    send: 'إرسال الرد',
    answeredBy: '{{name}}، {{date}}',
    done: 'تم',
    doneOf: 'تم: رسالة {{name}}',
    reopen: 'إعادة فتح',
    reopenOf: 'إعادة فتح: رسالة {{name}}',
    saved: 'تم الحفظ.',
  },
  contactMessagePart: {
    waiting: 'في الانتظار',
    done: 'انتهت',
  },
  contactMessageNone: {
    waiting: 'لا توجد رسائل في الانتظار.',
    done: 'لم تنتهِ أي رسالة بعد.',
  },
};
