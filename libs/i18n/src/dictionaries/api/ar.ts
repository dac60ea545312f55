import type { ArabicFor } from '../../dictionary.ts';
import type * as english from './en.ts';

export const errors: typeof english.errors = {
  'request.malformed': 'تعذّرت قراءة البيانات المرسلة.',
  'request.invalid': 'من فضلك راجع البيانات التي أدخلتها.',
  'request.too_large': 'الحجم أكبر مما يمكن إرساله.',
  'request.unsupported_type': 'هذا النوع من المحتوى غير مقبول هنا.',
  'request.too_many': 'محاولات كثيرة. من فضلك انتظر قليلًا ثم حاول مرة أخرى.',
  'request.too_deep': 'البيانات المرسلة متداخلة أكثر مما يجب.',
  'request.too_slow': 'استغرق وصول الطلب وقتًا طويلًا. من فضلك تحقق من اتصالك ثم حاول مرة أخرى.',
  'request.no_such_range': 'الملف أقصر من الجزء المطلوب.',
  'request.not_found': 'لا يوجد شيء على هذا العنوان.',
  'server.failed': 'حدث خطأ عندنا. من فضلك حاول مرة أخرى لاحقًا.',
  'server.unavailable': 'المتجر لا يستجيب الآن. من فضلك حاول مرة أخرى بعد لحظات.',

  'session.required': 'من فضلك سجّل الدخول أولًا.',
  'session.ended': 'انتهت جلستك. من فضلك سجّل الدخول مرة أخرى.',
  'access.denied': 'حسابك لا يسمح بهذا الإجراء.',
  'auth.wrong_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'auth.weak_password': 'كلمة المرور هذه شائعة جدًا. من فضلك اختر غيرها.',
  'auth.link_invalid': 'هذا الرابط لم يعد صالحًا. من فضلك اطلب رابطًا جديدًا.',
  'auth.code_invalid': 'رابط الدخول استُخدم من قبل أو انتهت صلاحيته. من فضلك سجّل الدخول.',
  'auth.identity_refused':
    'لم ينجح الدخول بحساب Google. من فضلك حاول مرة أخرى أو استخدم كلمة المرور.',
  'auth.identity_off': 'الدخول بحساب Google غير متاح في هذا المتجر.',
  'account.email_taken': 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  'account.already_verified': 'بريدك الإلكتروني موثّق بالفعل.',
  'account.wrong_password': 'هذه ليست كلمة مرورك.',
  'account.no_password':
    'ليس لحسابك كلمة مرور بعد. اختر واحدة من رابط نرسله إليك، ثم حاول مرة أخرى.',

  'product.not_found': 'هذا المنتج غير موجود في المتجر.',
  'category.changed': 'عدّل شخص آخر هذه الفئة للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'product.changed': 'عدّل شخص آخر هذا المنتج للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'product.price_changed':
    'تغيّر السعر في هذه الأثناء وأصبح {{price}} الآن. من فضلك راجع سعرك قبل أن تحفظ مرة أخرى.',
  'product.no_photo': 'يحتاج المنتج إلى تصميم له صورة قبل نشره.',
  'product.no_price': 'يحتاج المنتج إلى سعر أكبر من صفر قبل نشره.',
  'product.last_photo':
    'هذه آخر صورة لمنتج معروض في المتجر. أضف صورة أخرى أولًا، أو أخفِ المنتج من المتجر.',
  'design.not_found': 'هذا التصميم لم يعد موجودًا في المتجر.',
  'design.stock_changed': 'تغيّر المخزون في هذه الأثناء وأصبح {{stock}} الآن. من فضلك راجع الرقم.',
  'category.not_found': 'هذه الفئة غير موجودة.',
  'category.name_taken': 'توجد فئة أخرى باسم «{{name}}». من فضلك اختر اسمًا آخر.',

  'search.group_not_found': 'لم نجد مجموعة المرادفات هذه. ربما حذفها شخص آخر.',
  'search.group_changed': 'عدّل شخص آخر هذه المجموعة للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'search.miss_not_found': 'لم يعد هذا البحث في القائمة.',

  'image.required': 'من فضلك اختر صورة.',
  'image.unreadable': 'هذا الملف ليس صورة يمكن قراءتها. استخدم JPEG أو PNG أو WebP أو AVIF.',
  'image.too_many_pixels':
    'عدد البكسل في الصورة كبير جدًا: أقصى طول للضلع {{maximum}}، وأقصى مجموع {{millions}} مليون. من فضلك صغّرها.',
  'image.too_small':
    'هذه الصورة صغيرة: {{width}} في {{height}} بكسل. أقل ما يُقبل {{minWidth}} في {{minHeight}} بكسل.',
  'image.not_found': 'هذه الصورة لم تعد موجودة.',
  'banner.not_found': 'هذا البانر غير موجود.',

  'cart.not_found': 'هذه السلة غير موجودة.',
  'cart.empty': 'سلتك فارغة.',
  'cart.not_enough_stock': 'الكمية المتاحة من {{product}}: {{available}} فقط.',

  'cart.merge_gone': 'التراجع ممكن خلال نصف ساعة فقط.',
  'cart.merge_ordered': 'طُلبت سلتك بعد ذلك، فلا يمكن إرجاعها كما كانت.',
  'address.not_found': 'هذا العنوان غير موجود.',
  'address.duplicate': 'Duplicate entry',
  'address.too_many': 'يمكنك حفظ {{maximum}} عنوانًا على الأكثر. من فضلك احذف عنوانًا لم تعد تحتاجه.',
  'saved.too_many': 'حفظت {{maximum}} منتج، وهذا أقصى عدد. احذف واحدًا لتحفظ غيره.',
  'review.not_found': 'هذا التقييم غير موجود.',
  'review.changed': 'تغيّر هذا التقييم منذ فتحته. من فضلك راجعه مرة أخرى.',
  'review.too_many_photos': 'لا يتسع التقييم لأكثر من {{maximum}} صور.',
  'question.not_found': 'هذا السؤال غير موجود.',
  'question.changed': 'تغيّر هذا السؤال منذ فتحته. من فضلك راجعه مرة أخرى.',
  'stock_alert.in_stock': 'المنتج متوفّر الآن بالفعل: يمكنك شراؤه.',
  'stock_alert.too_many': 'هذا العنوان في انتظار عشرين منتجًا بالفعل. سنراسلك فور عودة أي منها.',
  'address.phone_invalid': 'من فضلك أدخل رقم موبايل مصريًا صحيحًا، مثل \u20660100 000 0000\u2069.',
  'address.governorate_unknown': 'من فضلك اختر واحدة من محافظات مصر.',

  'order.not_found': 'هذا الطلب غير موجود.',
  'order.not_enough_stock': 'الكمية المتاحة من {{product}}: {{available}} فقط. من فضلك عدّل سلتك.',
  'order.total_changed':
    'تغيّر الإجمالي منذ فتحت هذه الصفحة. من فضلك راجع المبلغ الجديد ثم اطلب من جديد.',
  'order.key_reused': 'سبق إرسال هذا الطلب بمحتوى آخر. من فضلك أعد تحميل الصفحة.',
  'order.too_many_waiting': 'لا يمكننا استقبال طلب آخر بهذا الرقم من هنا الآن. نكمله معك بكل سرور.',
  'order.refused': 'لا نستطيع تسجيل طلب بهذا الرقم هنا. من فضلك اتصل بنا.',
  'order.claimed': 'هذا الطلب مضاف إلى حساب بالفعل.',
  'order.too_late_to_cancel':
    'لم يعد إلغاء هذا الطلب ممكنًا هنا، فحالته الآن: {{status}}. من فضلك اتصل بنا.',
  'order.not_served': 'لا نوصّل إلى {{governorate}} بعد. من فضلك اختر عنوانًا آخر.',
  'order.cash_too_high':
    'أقصى مبلغ يُدفع نقدًا عند الاستلام في {{governorate}} هو {{limit}}. من فضلك اطلب كمية أقل.',
  'order.illegal_move': 'لا يمكن نقل الطلب من حالة «{{from}}» إلى حالة «{{to}}».',
  'order.changed': 'غيّر شخص آخر حالة هذا الطلب للتو، وحالته الآن: {{status}}.',

  'customer.not_found': 'هذا العميل غير موجود.',
  'customer.changed': 'عدّل شخص آخر بيانات هذا العميل للتو. من فضلك أعد تحميل الصفحة وراجع ما كتبه.',
  'customer.same': 'هذا هو العميل نفسه بالفعل.',
  'customer.two_accounts': 'لكل منهما حساب خاص به، ولا يمكن دمج عميلين لهما حسابان.',
  'customer.notes_too_long': 'الملاحظتان معًا أطول من المسموح. من فضلك اختصر إحداهما أولًا.',
  'customer.number_not_found': 'هذا الرقم ليس من أرقام هذا العميل.',

  'settings.changed':
    'حفظ شخص آخر هذه الإعدادات بعد أن فتحتها. من فضلك أعد تحميل الصفحة وراجع ما حفظه.',

  'user.not_found': 'هذا الحساب غير موجود.',
  'user.own_role': 'لا يمكنك تغيير دورك.',
  'user.developer': 'دور المطوّر لا يُمنح ولا يُسحب إلا بأمر على الخادم.',
  'user.last_admin': 'لا بد أن يبقى للمتجر مدير واحد على الأقل.',
};

export const counted: ArabicFor<typeof english.counted> = {
  'category.not_empty_zero': 'ما زالت في هذه الفئة منتجات. انقلها أو احذفها أولًا.',
  'category.not_empty_one': 'ما زال في هذه الفئة منتج واحد. انقله أو احذفه أولًا.',
  'category.not_empty_two': 'ما زال في هذه الفئة منتجان. انقلهما أو احذفهما أولًا.',
  'category.not_empty_few': 'ما زال في هذه الفئة {{count}} منتجات. انقلها أو احذفها أولًا.',
  'category.not_empty_many': 'ما زال في هذه الفئة {{count}} منتجًا. انقلها أو احذفها أولًا.',
  'category.not_empty_other': 'ما زال في هذه الفئة {{count}} منتج. انقلها أو احذفها أولًا.',
  'order.account_too_many_waiting_zero':
    'لديك طلبات لم نؤكّدها بعد. سنتصل بك بشأنها، وبعدها يمكنك أن تطلب من جديد.',
  'order.account_too_many_waiting_one':
    'لديك طلب واحد لم نؤكّده بعد. سنتصل بك بشأنه، وبعدها يمكنك أن تطلب من جديد.',
  'order.account_too_many_waiting_two':
    'لديك طلبان لم نؤكّدهما بعد. سنتصل بك بشأنهما، وبعدها يمكنك أن تطلب من جديد.',
  'order.account_too_many_waiting_few':
    'لديك {{count}} طلبات لم نؤكّدها بعد. سنتصل بك بشأنها، وبعدها يمكنك أن تطلب من جديد.',
  'order.account_too_many_waiting_many':
    'لديك {{count}} طلبًا لم نؤكّدها بعد. سنتصل بك بشأنها، وبعدها يمكنك أن تطلب من جديد.',
  'order.account_too_many_waiting_other':
    'لديك {{count}} طلب لم نؤكّدها بعد. سنتصل بك بشأنها، وبعدها يمكنك أن تطلب من جديد.',
  'order.too_many_pieces_zero':
    'لا يمكنك طلب قطع أخرى هنا قبل أن نؤكّد معك ما طلبته. من فضلك اتصل بنا لكمية أكبر.',
  'order.too_many_pieces_one':
    'يمكنك طلب قطعة واحدة هنا على الأكثر قبل أن نؤكّد معك طلبك. من فضلك اتصل بنا لكمية أكبر.',
  'order.too_many_pieces_two':
    'يمكنك طلب قطعتين هنا على الأكثر قبل أن نؤكّد معك طلبك. من فضلك اتصل بنا لكمية أكبر.',
  'order.too_many_pieces_few':
    'يمكنك طلب {{count}} قطع هنا على الأكثر قبل أن نؤكّد معك طلبك. من فضلك اتصل بنا لكمية أكبر.',
  'order.too_many_pieces_many':
    'يمكنك طلب {{count}} قطعة هنا على الأكثر قبل أن نؤكّد معك طلبك. من فضلك اتصل بنا لكمية أكبر.',
  'order.too_many_pieces_other':
    'يمكنك طلب {{count}} قطعة هنا على الأكثر قبل أن نؤكّد معك طلبك. من فضلك اتصل بنا لكمية أكبر.',
};

export const soldOut: typeof english.soldOut = {
  'cart.not_enough_stock': 'نفدت الكمية من {{product}}.',
  'order.not_enough_stock': 'نفدت الكمية من {{product}}. من فضلك أزل هذا المنتج من سلتك.',
};

export const wait: ArabicFor<typeof english.wait> = {
  minutes_zero: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد {{count}} دقيقة.',
  minutes_one: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد دقيقة واحدة.',
  minutes_two: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد دقيقتين.',
  minutes_few: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد {{count}} دقائق.',
  minutes_many: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد {{count}} دقيقة.',
  minutes_other: 'محاولات كثيرة. من فضلك حاول مرة أخرى بعد {{count}} دقيقة.',
};

export const validation: ArabicFor<typeof english.validation> = {
  required: 'هذا الحقل مطلوب.',
  tooShort_zero: 'من فضلك أدخل {{count}} حرف على الأقل.',
  tooShort_one: 'من فضلك أدخل حرفًا واحدًا على الأقل.',
  tooShort_two: 'من فضلك أدخل حرفين على الأقل.',
  tooShort_few: 'من فضلك أدخل {{count}} أحرف على الأقل.',
  tooShort_many: 'من فضلك أدخل {{count}} حرفًا على الأقل.',
  tooShort_other: 'من فضلك أدخل {{count}} حرف على الأقل.',
  tooLong_zero: 'من فضلك لا تتجاوز {{count}} حرف.',
  tooLong_one: 'من فضلك لا تتجاوز حرفًا واحدًا.',
  tooLong_two: 'من فضلك لا تتجاوز حرفين.',
  tooLong_few: 'من فضلك لا تتجاوز {{count}} أحرف.',
  tooLong_many: 'من فضلك لا تتجاوز {{count}} حرفًا.',
  tooLong_other: 'من فضلك لا تتجاوز {{count}} حرف.',
  tooSmall: 'من فضلك أدخل {{minimum}} أو أكثر.',
  notMore: 'من فضلك أدخل رقمًا أكبر من {{minimum}} في هذا الحقل.',
  tooBig: 'من فضلك أدخل {{maximum}} أو أقل.',
  tooFine_zero: 'من فضلك لا تكتب أي رقم بعد العلامة العشرية.',
  tooFine_one: 'من فضلك لا تكتب أكثر من رقم واحد بعد العلامة العشرية.',
  tooFine_two: 'من فضلك لا تكتب أكثر من رقمين بعد العلامة العشرية.',
  tooFine_few: 'من فضلك لا تكتب أكثر من {{count}} أرقام بعد العلامة العشرية.',
  tooFine_many: 'من فضلك لا تكتب أكثر من {{count}} رقمًا بعد العلامة العشرية.',
  tooFine_other: 'من فضلك لا تكتب أكثر من {{count}} رقم بعد العلامة العشرية.',
  email: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا.',
  number: 'من فضلك أدخل رقمًا.',
  decimalComma: 'من فضلك اكتب الكسر هكذا: ١٫٢ أو 1.2، لا بالفاصلة العادية.',
  wholeNumber: 'من فضلك أدخل عددًا صحيحًا.',
  mobile: 'من فضلك أدخل رقم موبايل مصريًا صحيحًا.',
  postalCode: 'من فضلك أدخل ٥ أو ٧ أرقام.',
  date: 'من فضلك أدخل تاريخًا صحيحًا.',
  onlySpaces: 'من فضلك لا تكتب مسافات فقط.',
  choice: 'من فضلك اختر أحد الخيارات.',
  invalid: 'لا يمكن استخدام هذه القيمة.',
};

export const orderExport: typeof english.orderExport = {
  reference: 'رقم الطلب',
  placedAt: 'تاريخ الطلب (بتوقيت القاهرة)',
  status: 'الحالة',
  customer: 'العميل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  secondPhone: 'رقم ثانٍ',
  street: 'الشارع',
  city: 'المدينة',
  governorate: 'المحافظة',
  postalCode: 'الرمز البريدي',
  note: 'ملاحظة العميل',
  subtotal: 'المجموع الفرعي (جنيه)',
  shippingFees: 'مصاريف الشحن (جنيه)',
  total: 'الإجمالي (جنيه)',
  cancelReason: 'سبب الإلغاء',
  cancelWords: 'تفاصيل السبب',
};
