import type { ArabicFor } from '../../dictionary.ts';
import type { channels as english } from './channels.en.ts';

export const channels: ArabicFor<typeof english> = {
  'please-confirm.whatsapp': `مرحبًا، معك {{shop}}. وصلنا طلبك:
{{reference}}
{{pieces}}
الإجمالي، نقدًا عند الاستلام:
{{total}}
التوصيل: {{days}}
هل نؤكّد الطلب؟ اضغط على أحد الزرين، أو افتح طلبك من هنا:
{{link}}
من فضلك ألغِه من الرابط نفسه إذا لم يكن طلبك.`,
  'last-warning.whatsapp': `مرحبًا، معك {{shop}}. لم يصلنا ردك بعد بشأن طلبك:
{{reference}}
{{pieces}}
الإجمالي، نقدًا عند الاستلام:
{{total}}
التوصيل: {{days}}
إذا لم يصلنا رد خلال الساعات القادمة سيُلغى الطلب. اضغط على أحد الزرين، أو افتح طلبك من هنا:
{{link}}
من فضلك ألغِه من الرابط نفسه إذا لم يكن طلبك.`,
  'please-confirm.sms': '{{shop}}: هل نؤكّد طلبك {{reference}}، {{total}}؟\n{{link}}',
  'last-warning.sms':
    '{{shop}}: إذا لم يصلنا ردك خلال ساعات سيُلغى طلبك {{reference}}، {{total}}.\n{{link}}',
  'button.confirm': 'تأكيد الطلب',
  'button.call_me': 'اتصلوا بي',
  paidInFull: 'مدفوع بالكامل',
  noDays: 'خلال الأيام القادمة',
};
