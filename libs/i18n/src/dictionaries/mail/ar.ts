import type { mail as english } from './en.ts';

export const mail: Record<keyof typeof english, string> = {
  shop: 'كرافتساندور',
  footer: 'كرافتساندور. قطع خشبية للمطبخ والبيت، صُنعت في مصر.',
  greeting: 'أهلًا {{name}}،',
  greetingWithoutName: 'أهلًا بك،',

  'resetPassword.subject': 'اختر كلمة مرور جديدة',
  'resetPassword.text':
    'وصلنا طلب كلمة مرور جديدة لحسابك في كرافتساندور. إذا كنت أنت من طلبها، فاخترها من هذا الرابط. الرابط يعمل مرة واحدة خلال ٣٠ دقيقة.',
  'resetPassword.link': 'اختيار كلمة مرور جديدة',
  'resetPassword.ignore': 'إذا لم تطلبها أنت فلا داعي لأي شيء: كلمة مرورك كما هي.',

  'verifyEmail.subject': 'وثّق بريدك الإلكتروني',
  'verifyEmail.text':
    'سعدنا بانضمامك إلى كرافتساندور. من فضلك وثّق بريدك الإلكتروني من هذا الرابط. الرابط يعمل مرة واحدة خلال ٢٤ ساعة.',
  'verifyEmail.link': 'توثيق بريدي الإلكتروني',
  'verifyEmail.ignore': 'من فضلك تجاهل هذه الرسالة إذا لم تفتح حسابًا عندنا.',

  'orderPlaced.subject': 'وصلنا طلبك {{reference}}',
  'orderPlaced.text':
    'شكرًا لك، وصلنا طلبك {{reference}}. سنتصل بك قبل التوصيل، وتدفع نقدًا عند الاستلام.',
  'orderPlaced.line': '{{name}}، {{design}} × {{quantity}}',
  'orderPlaced.subtotal': 'المجموع الفرعي',
  'orderPlaced.shipping': 'مصاريف الشحن',
  'orderPlaced.total': 'الإجمالي',
  'orderPlaced.address': 'عنوان التوصيل: {{address}}.',
  'orderPlaced.days': 'موعد التوصيل: {{days}}.',
  'orderPlaced.link': 'متابعة طلبي',

  'contact.subject': 'من نموذج التواصل: {{subject}}',
  'contact.text': 'رسالة من {{name}} ({{email}}) عبر نموذج التواصل:',
  'contact.reply': 'الرد على هذه الرسالة يصل إلى مرسلها.',
};
