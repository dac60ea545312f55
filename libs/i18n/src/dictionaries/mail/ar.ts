import type { mail as english } from './en.ts';

export const mail: Record<keyof typeof english, string> = {
  shop: 'كرافتساندور',
  footer: 'كرافتساندور. قطع خشبية للمطبخ والبيت، صُنعت في مصر.',
  greeting: 'أهلًا {{name}}،',

  'resetPassword.subject': 'اختر كلمة مرور جديدة',
  'resetPassword.text':
    'وصلنا طلب كلمة مرور جديدة لحسابك في كرافتساندور. لو كنت أنت من طلبها، فاخترها من هذا الرابط. الرابط يعمل مرة واحدة خلال ٣٠ دقيقة.',
  'resetPassword.link': 'اختيار كلمة مرور جديدة',
  'resetPassword.ignore': 'لو لم تطلبها أنت فلا داعي لأي شيء: كلمة مرورك كما هي.',

  'verifyEmail.subject': 'أكّد بريدك الإلكتروني',
  'verifyEmail.text':
    'سعدنا بانضمامك إلى كرافتساندور. من فضلك أكّد من هذا الرابط أن هذا البريد الإلكتروني لك. الرابط يعمل مرة واحدة خلال ٢٤ ساعة.',
  'verifyEmail.link': 'تأكيد بريدي الإلكتروني',
  'verifyEmail.ignore': 'لو لم تفتح حسابًا عندنا فتجاهل هذه الرسالة من فضلك.',

  'orderPlaced.subject': 'وصلنا طلبك {{reference}}',
  'orderPlaced.text':
    'شكرًا لك، وصلنا طلبك {{reference}}. سنتصل بك قبل التوصيل، وتدفع نقدًا عند الاستلام.',
  'orderPlaced.line': '{{name}}، {{design}} × {{quantity}}',
  'orderPlaced.subtotal': 'المجموع الفرعي',
  'orderPlaced.shipping': 'الشحن',
  'orderPlaced.total': 'الإجمالي',
  'orderPlaced.address': 'عنوان التوصيل: {{streetAddress}}، {{city}}، {{governorate}}.',
  'orderPlaced.link': 'متابعة طلبي',

  'contact.subject': 'من نموذج التواصل: {{subject}}',
  'contact.text': 'كتب {{name}} ({{email}}) من نموذج التواصل:',
  'contact.reply': 'الرد على هذه الرسالة يصل إلى كاتبها.',
};
