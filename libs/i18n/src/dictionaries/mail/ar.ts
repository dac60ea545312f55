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

  'changeEmail.subject': 'وثّق بريدك الإلكتروني الجديد',
  'changeEmail.text':
    'طُلب استخدام هذا العنوان لحساب في كرافتساندور. إذا كنت أنت من طلب ذلك، فوثّقه من هذا الرابط. الرابط يعمل مرة واحدة خلال ٢٤ ساعة، وحتى ذلك الحين يبقى عنوانك القديم كما هو.',
  'changeEmail.link': 'توثيق بريدي الإلكتروني الجديد',
  'changeEmail.ignore': 'من فضلك تجاهل هذه الرسالة إذا لم تطلب ذلك: لن يتغيّر شيء.',

  'emailChangeAsked.subject': 'طلب تغيير بريدك الإلكتروني',
  'emailChangeAsked.text':
    'أُدخل بريد إلكتروني آخر لحسابك في كرافتساندور، وسيحل محل هذا العنوان فور فتح الرابط الذي أرسلناه إليه. إذا لم تكن أنت من أدخله، فاختر كلمة مرور جديدة الآن: هذا يوقف التغيير.',

  'emailChanged.subject': 'تغيّر بريدك الإلكتروني',
  'emailChanged.text':
    'أصبح لحسابك في كرافتساندور بريد إلكتروني جديد، ولن نراسلك على هذا العنوان بعد الآن.',
  'emailChanged.link': 'راسلنا',
  'emailChanged.ignore': 'إذا لم تغيّره أنت فراسلنا فورًا.',

  'passwordChanged.subject': 'تغيّرت كلمة مرورك',
  'passwordChanged.text':
    'أصبح لحسابك في كرافتساندور كلمة مرور جديدة، وسُجّل خروجك من كل الأجهزة الأخرى. إذا لم تغيّرها أنت، فاختر غيرها الآن.',

  'accountChange.ignore': 'إذا كنت أنت فلا داعي لأي شيء.',

  'orderPlaced.subject': 'وصلنا طلبك {{reference}}',
  'orderPlaced.text':
    'شكرًا لك، وصلنا طلبك {{reference}}. سنتصل بك أو نراسلك لتأكيده، ثم نجهّزه. وتدفع نقدًا عند الاستلام.',
  'orderPlaced.line': '{{name}}، {{design}} × {{quantity}}',
  'orderPlaced.subtotal': 'المجموع الفرعي',
  'orderPlaced.shipping': 'مصاريف الشحن',
  'orderPlaced.total': 'الإجمالي',
  'orderPlaced.address': 'عنوان التوصيل: {{address}}.',
  'orderPlaced.days': 'موعد التوصيل: {{days}}.',
  'orderPlaced.link': 'متابعة طلبي',

  'reviewInvitation.subject': 'ما رأيك في الطلب {{reference}}؟',
  'reviewInvitation.text':
    'وصلك الطلب {{reference}} قبل أيام. سطر منك يفيد من يختار بعدك ويسعد الحرفي الذي صنعه، وصورة له في بيتك تقول أكثر.',
  'reviewInvitation.link': 'قيّم: {{name}}',
  'reviewInvitation.once':
    'نسألك مرة واحدة عن كل طلب. إذا لم يعجبك شيء فيه، فردّ على هذه الرسالة ونحن نصلحه.',

  'questionAnswered.subject': 'الرد على سؤالك: {{name}}',
  'questionAnswered.asked': 'سألتنا عن {{name}}:',
  'questionAnswered.answer': 'وهذا الرد:',
  'questionAnswered.link': 'عرض المنتج',
  'questionAnswered.once':
    'نراسلك مرة واحدة عن كل سؤال. إذا بقي شيء غير واضح، فردّ على هذه الرسالة.',

  'backInStock.subject': 'عاد من جديد: {{name}}',
  'backInStock.text': 'يمكنك الآن شراء {{name}} من جديد، كما طلبت أن نخبرك.',
  'backInStock.design': 'يمكنك الآن شراء {{name}}، {{design}}، من جديد، كما طلبت أن نخبرك.',
  'backInStock.link': 'عرض المنتج',
  'backInStock.once':
    'نرسل هذه الرسالة مرة واحدة فقط، وقد حُذف طلبك الآن. ولإيقاف أي رسائل أخرى طلبتها عن عودة منتجات: {{address}}',

  'contact.subject': 'من نموذج التواصل: {{subject}}',
  'contact.text': 'رسالة من {{name}} ({{email}}) عبر نموذج التواصل:',
  'contact.reply': 'الرد على هذه الرسالة يصل إلى مرسلها.',
};
