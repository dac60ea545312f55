import type { mail as english } from './en.ts';

export const mail: Record<keyof typeof english, string> = {
  footer: '{{shop}}. قطع خشبية للمطبخ والبيت، صُنعت في مصر.',
  contacts: '{{phone}}، {{email}}',
  seller:
    'البائع: {{seller}}، {{address}}. سجل تجاري {{commercialRegister}}، بطاقة ضريبية {{taxCard}}.',

  'resetPassword.subject': 'اختر كلمة مرور جديدة',
  'resetPassword.text':
    'وصلنا طلب كلمة مرور جديدة لحسابك في {{shop}}. إذا كنت أنت من طلبها، فاخترها من هذا الرابط. الرابط يعمل مرة واحدة خلال ٣٠ دقيقة.',
  'resetPassword.link': 'اختيار كلمة مرور جديدة',
  'resetPassword.ignore': 'إذا لم تطلبها أنت فلا داعي لأي شيء: كلمة مرورك كما هي.',

  'verifyEmail.subject': 'وثّق بريدك الإلكتروني',
  'verifyEmail.text':
    'سعدنا بانضمامك إلى {{shop}}. من فضلك وثّق بريدك الإلكتروني من هذا الرابط. الرابط يعمل مرة واحدة خلال ٢٤ ساعة.',
  'verifyEmail.link': 'توثيق بريدي الإلكتروني',
  'verifyEmail.ignore': 'من فضلك تجاهل هذه الرسالة إذا لم تفتح حسابًا عندنا.',

  'changeEmail.subject': 'وثّق بريدك الإلكتروني الجديد',
  'changeEmail.text':
    'طُلب استخدام هذا العنوان لحساب في {{shop}}. إذا كنت أنت من طلب ذلك، فوثّقه من هذا الرابط. الرابط يعمل مرة واحدة خلال ٢٤ ساعة، وحتى ذلك الحين يبقى عنوانك القديم كما هو.',
  'changeEmail.link': 'توثيق بريدي الإلكتروني الجديد',
  'changeEmail.ignore': 'من فضلك تجاهل هذه الرسالة إذا لم تطلب ذلك: لن يتغيّر شيء.',

  'emailChangeAsked.subject': 'طلب تغيير بريدك الإلكتروني',
  'emailChangeAsked.text':
    'أُدخل بريد إلكتروني آخر لحسابك في {{shop}}، وسيحل محل هذا العنوان فور فتح الرابط الذي أرسلناه إليه. إذا لم تكن أنت من أدخله، فاختر كلمة مرور جديدة الآن: هذا يوقف التغيير.',

  'emailChanged.subject': 'تغيّر بريدك الإلكتروني',
  'emailChanged.text':
    'أصبح لحسابك في {{shop}} بريد إلكتروني جديد، ولن نراسلك على هذا العنوان بعد الآن.',
  'emailChanged.link': 'راسلنا',
  'emailChanged.ignore': 'إذا لم تغيّره أنت فراسلنا فورًا.',

  'passwordChanged.subject': 'تغيّرت كلمة مرورك',
  'passwordChanged.text':
    'أصبح لحسابك في {{shop}} كلمة مرور جديدة، وسُجّل خروجك من كل الأجهزة الأخرى. إذا لم تغيّرها أنت، فاختر غيرها الآن.',

  'secondStepChanged.subject': 'تغيّرت الخطوة الثانية لحسابك',
  'secondStepChanged.text':
    'أُضيفت أو أُزيلت طريقة دخول إلى حسابك في {{shop}}: تطبيق مصادقة أو مفتاح مرور أو كل الطرق. إذا لم تكن أنت ولا مدير بطلب منك، فاختر كلمة مرور أخرى الآن وأخبر أحد المديرين.',

  'accountChange.ignore': 'إذا كنت أنت فلا داعي لأي شيء.',

  'staffInvitation.subject': 'دعوة للانضمام إلى فريق {{shop}}',
  'staffInvitation.admin':
    'ندعوك إلى إدارة المتجر معنا بدور مدير. افتح هذا الرابط لتكتب اسمك وتختار كلمة مرور. الرابط يعمل مرة واحدة خلال سبعة أيام.',
  'staffInvitation.sales':
    'ندعوك إلى متابعة طلبات المتجر وعملائه معنا. افتح هذا الرابط لتكتب اسمك وتختار كلمة مرور. الرابط يعمل مرة واحدة خلال سبعة أيام.',
  'staffInvitation.link': 'الانضمام',
  'staffInvitation.ignore': 'من فضلك تجاهل هذه الرسالة إذا لم تكن تعرف سببها: لن يحدث شيء.',

  'asking.subject': 'رسالة واتساب: الطلب {{reference}}',

  'orderPlaced.line': '{{name}}، {{design}} × {{quantity}}',
  'orderPlaced.madeLine': '{{name}}، {{design}} × {{quantity}}، يُصنع عند الطلب',
  'orderPlaced.made': 'ما يُصنع عند الطلب لا يُرجع إلا لعيب أو خطأ منّا.',
  'orderPlaced.subtotal': 'المجموع الفرعي',
  'orderPlaced.shipping': 'مصاريف الشحن',
  'orderPlaced.total': 'الإجمالي',
  'orderPlaced.credit': 'يُخصم مقابل القطع المرتجعة',
  'orderPlaced.paid': 'مدفوع مقدّمًا {{how}}',
  'orderPlaced.byCash': 'نقدًا',
  'orderPlaced.byTransfer': 'بتحويل بنكي',
  'orderPlaced.byInstapay': 'عبر إنستاباي',
  'orderPlaced.byWallet': 'من محفظتك',
  'orderPlaced.toPay': 'يُدفع عند الاستلام',
  'orderPlaced.cash': 'تدفع {{amount}} نقدًا عند الاستلام.',
  'orderPlaced.cashReady': 'من فضلك جهّز {{amount}} نقدًا.',
  'orderPlaced.nothingToPay': 'الطلب مدفوع بالكامل، فلن تدفع شيئًا عند الاستلام.',
  'orderPlaced.address': 'عنوان التوصيل: {{address}}.',
  'orderPlaced.days': 'موعد التوصيل: {{days}}.',
  'orderPlaced.confirm': 'تأكيد الطلب الآن',
  'orderPlaced.link': 'متابعة طلبي',

  'delayed.promised': 'الموعد الذي وعدناك به: {{days}}.',
  'delayed.cancel':
    'إذا كنت لا تريد الانتظار، فيمكنك إلغاؤه دون أي تكلفة عليك، ونردّ إليك كل ما دفعته. يكفي أن تردّ على هذه الرسالة.',

  'return.pieces': 'القطع: {{pieces}}.',
  'return.worth': 'المدفوع ثمنًا لهذه القطع: {{amount}}.',
  'return.wayOnUs': 'مصاريف الإرجاع علينا.',
  'return.wayToPay': 'مصاريف الإرجاع عليك كما اتفقنا.',
  'return.due': 'نردّ إليك {{amount}} في موعد أقصاه {{day}}.',
  'return.exchanging':
    'ما دفعته ثمنًا لها، وهو {{amount}}، يُحسب من ثمن القطع البديلة. سنتواصل معك لاختيارها، ونردّ إليك ما يتبقّى في موعد أقصاه {{day}}.',
  'return.mending': 'سنصلحه ونعيده إليك.',
  'return.cash': 'نقدًا',
  'return.transfer': 'بتحويل بنكي',
  'return.instapay': 'عبر إنستاباي',
  'return.wallet': 'إلى محفظتك',
  'return.exchange': 'خُصم من قيمة الطلب {{reference}}',
  'return.reference': '{{method}}، رقم العملية {{reference}}',
  'return.paid': 'رُدّ إليك',
  'return.sentTo': 'نرسل المبلغ {{method}}: {{end}}.',
  'return.askWhereTo': 'من فضلك اكتب لنا في صفحة طلبك أين نرسل المبلغ.',
  'return.toNotYours':
    'إذا لم تطلب ذلك فقد يكون رابط طلبك مع شخص آخر. من فضلك ردّ على هذه الرسالة قبل أن نحوّل المبلغ.',

  'reviewInvitation.link': 'قيّم: {{name}}',
  'reviewInvitation.once':
    'نسألك مرة واحدة عن كل طلب. إذا لم يعجبك شيء فيه، فردّ على هذه الرسالة ونحن نصلحه.',

  'questionAnswered.subject': 'الرد على سؤالك: {{name}}',
  'questionAnswered.asked': 'سألتنا عن {{name}}:',
  'questionAnswered.answer': 'وهذا الرد:',
  'questionAnswered.link': 'عرض المنتج',
  'questionAnswered.once':
    'نراسلك مرة واحدة عن كل سؤال. إذا بقي شيء غير واضح، فردّ على هذه الرسالة.',

  'backInStock.product': '{{name}}، {{design}}',
  'backInStock.link': 'عرض المنتج',
  'backInStock.once':
    'نرسل هذه الرسالة مرة واحدة فقط، وقد حُذف طلبك الآن. ولإيقاف أي رسائل أخرى طلبتها عن عودة منتجات: {{address}}',

  'contactAnswer.subject': 'الرد على رسالتك',
  'contactAnswer.asked': 'كتبت لنا:',
  'contactAnswer.answer': 'وهذا الرد:',
  'contactAnswer.reply': 'إذا بقي شيء غير واضح فالرد على هذه الرسالة يصل إلينا.',

  'contact.subject': 'من نموذج التواصل: {{subject}}',
  'contact.text': 'رسالة من {{name}} ({{email}}) عبر نموذج التواصل:',
  'contact.reply': 'الرد على هذه الرسالة يصل إلى مرسلها.',
};
