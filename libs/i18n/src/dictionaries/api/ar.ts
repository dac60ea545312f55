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
  'request.key_reused': 'أُرسل هذا الطلب من قبل بمحتوى آخر. من فضلك حدّث الصفحة ثم حاول مرة أخرى.',
  'request.not_found': 'لا يوجد شيء على هذا العنوان.',
  'server.failed': 'حدث خطأ عندنا. من فضلك حاول مرة أخرى لاحقًا.',
  'server.unavailable': 'المتجر لا يستجيب الآن. من فضلك حاول مرة أخرى بعد لحظات.',

  'session.required': 'من فضلك سجّل الدخول أولًا.',
  'session.ended': 'انتهت جلستك. من فضلك سجّل الدخول مرة أخرى.',
  'access.denied': 'حسابك لا يسمح بهذا الإجراء.',
  'access.second_step': 'من فضلك أكمل أولًا الخطوة الثانية لتسجيل الدخول في إدارة المتجر.',
  'auth.wrong_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'auth.deactivated': 'هذا الحساب موقوف. من فضلك راجع صاحب المتجر.',
  'auth.weak_password':
    'كلمة المرور هذه شائعة جدًا، أو فيها اسمك أو بريدك الإلكتروني. من فضلك اختر غيرها.',
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
    'هذه آخر صورة لمنتج معروض في المتجر أو له موعد نشر. أضف صورة أخرى أولًا، أو اجعل المنتج مسودة.',
  'product.published': 'هذا المنتج معروض في المتجر بالفعل. أخفِه أولًا لتنشره في موعد لاحق.',
  'product.moment_past': 'مضى هذا الموعد. من فضلك اختر موعدًا لاحقًا.',
  'design.not_found': 'هذا التصميم لم يعد موجودًا في المتجر.',
  'design.sku_taken': '«{{sku}}» هو كود {{product}}، {{design}}. من فضلك اختر كودًا آخر.',
  'design.price_changed': 'تغيّر سعر التصميم في هذه الأثناء. من فضلك راجع السعر.',
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
  'image.store_failed': 'تعذّر حفظ الصورة الآن. من فضلك حاول مرة أخرى بعد قليل.',
  'banner.not_found': 'هذا البانر غير موجود.',
  'banner.changed': 'عدّل شخص آخر هذا البانر للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'category.order_changed': 'غيّر شخص آخر الفئات للتو. راجع ترتيبها الآن قبل أن تنقل أيًّا منها.',
  'banner.order_changed': 'غيّر شخص آخر البانرات للتو. راجع ترتيبها الآن قبل أن تنقل أيًّا منها.',
  'banner.ends_first': 'يجب أن ينتهي البانر بعد أن يبدأ.',

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
  'contact_message.not_found': 'هذه الرسالة غير موجودة.',
  'contact_message.changed': 'غيّر زميل هذه الرسالة بعد أن فتحتها. من فضلك راجعها من جديد.',
  'contact_message.answered': 'سبق الرد على هذه الرسالة.',
  'question.not_found': 'هذا السؤال غير موجود.',
  'question.changed': 'تغيّر هذا السؤال منذ فتحته. من فضلك راجعه مرة أخرى.',
  'question.too_many':
    'لديك عشرون سؤالًا في انتظار الرد. من فضلك اسأل مرة أخرى بعد أن نرد على أحدها.',
  'stock_alert.in_stock': 'المنتج متوفّر الآن بالفعل: يمكنك شراؤه.',
  'stock_alert.too_many': 'هذا العنوان في انتظار عشرين منتجًا بالفعل. سنراسلك فور عودة أي منها.',
  'address.phone_invalid': 'من فضلك أدخل رقم موبايل مصريًا صحيحًا، مثل \u20660100 000 0000\u2069.',
  'address.governorate_unknown': 'من فضلك اختر واحدة من محافظات مصر.',

  'message.not_found': 'هذه الرسالة غير موجودة.',
  'message.by_hand': 'أُرسلت هذه الرسالة يدويًا. راسل العميل مرة أخرى من صفحة تأكيد الطلبات.',
  'order.not_found': 'هذا الطلب غير موجود.',
  'order.not_picked': 'أُلغي الطلب {{number}}، فلا شيء يُجهَّز له.',
  'order.not_enough_stock': 'الكمية المتاحة من {{product}}: {{available}} فقط. من فضلك عدّل سلتك.',
  'order.total_changed':
    'تغيّر الإجمالي منذ فتحت هذه الصفحة. من فضلك راجع المبلغ الجديد ثم اطلب من جديد.',
  'order.key_reused': 'سبق إرسال هذا الطلب بمحتوى آخر. من فضلك أعد تحميل الصفحة.',
  'order.too_many_waiting': 'لا يمكننا استقبال طلب آخر بهذا الرقم من هنا الآن. نكمله معك بكل سرور.',
  'order.too_many_held': 'لدينا الآن طلبات كثيرة لم نؤكّدها بعد. من فضلك اتصل بنا لنسجّل طلبك.',
  'order.refused': 'لا نستطيع تسجيل طلب بهذا الرقم هنا. من فضلك اتصل بنا.',
  'order.claimed': 'هذا الطلب مضاف إلى حساب بالفعل.',
  'order.too_late_to_cancel':
    'لم يعد إلغاء هذا الطلب ممكنًا هنا، فحالته الآن: {{status}}. من فضلك اتصل بنا.',
  'order.too_late_to_change': 'لم يعد تعديل هذا الطلب ممكنًا، فحالته الآن: {{status}}.',
  'order.line_not_found': 'لم يعد هذا المنتج في الطلب. من فضلك أعد تحميل الصفحة.',
  'order.no_lines_left':
    'يجب أن يبقى في الطلب قطعة واحدة على الأقل. إذا لم يعد شيء منه مطلوبًا فألغِ الطلب.',
  'order.too_many_changes': 'يمكن تعديل الطلب عشر مرات. من فضلك اتصل بنا.',
  'order.too_many_of_design': 'لا يزيد عدد {{product}} في الطلب الواحد على {{maximum}} قطعة.',
  'order.stock_too_low': 'الكمية المتاحة لهذا الطلب من {{product}}: {{available}} فقط.',
  'order.not_served': 'لا نوصّل إلى {{governorate}} بعد. من فضلك اختر عنوانًا آخر.',
  'order.cash_too_high':
    'أقصى مبلغ يُدفع نقدًا عند الاستلام في {{governorate}} هو {{limit}}. من فضلك اطلب كمية أقل.',
  'order.discount_too_high': 'الخصم أكبر من قيمة الطلب.',
  'order.illegal_move': 'لا يمكن نقل الطلب من حالة «{{from}}» إلى حالة «{{to}}».',
  'order.not_seen': 'تغيّر هذا الطلب بعد أن فتحت الصفحة. من فضلك راجعه مرة أخرى.',
  'order.decided': 'حالة هذا الطلب الآن: {{status}}. راسلنا لتغيير أي شيء.',
  'order.needs_deposit': 'يتم تأكيد هذا الطلب بعد وصول العربون. سنتصل بك بخصوصه.',
  'order.deposit_not_noted':
    'هذا الطلب يحتاج إلى عربون أولًا. أكّده من صفحة «تأكيد الطلبات» واذكر كيف وصل العربون.',
  'order.call_too_early': 'فات هذا الوقت. من فضلك اختر وقتًا لاحقًا.',
  'order.call_too_late': 'من فضلك اختر وقتًا خلال الأسبوعين القادمين.',
  'order.booked': 'طرد هذا الطلب محجوز. ألغِ الحجز أولًا ثم عدّل الطلب.',
  'promotion.not_found': 'هذا العرض غير موجود.',
  'promotion.changed': 'عدّل شخص آخر هذا العرض للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'promotion.code_taken': 'هذا الكود مستخدم في عرض آخر.',
  'promotion.used': 'استُخدم هذا العرض في طلبات، فلا يمكن حذفه. يمكنك إيقافه.',
  'promotion.unknown': 'لا نعرف هذا الكود. راجع كتابته.',
  'promotion.not_now': 'هذا الكود غير سارٍ الآن.',
  'promotion.not_yet': 'لم يبدأ سريان هذا الكود بعد.',
  'promotion.over': 'انتهت مدة هذا الكود.',
  'promotion.used_up': 'انتهت مرات استخدام هذا الكود.',
  'promotion.used_by_person': 'استخدمت هذا الكود من قبل.',
  'promotion.minimum': 'يسري هذا الكود على المشتريات من {{minimum}} فأكثر.',
  'promotion.delivery_free': 'شحن هذا الطلب مجاني أصلًا دون الكود.',
  'promotion.other_is_better': 'طبّقنا عرض «{{promotion}}» لأن خصمه لا يقل عن خصم هذا الكود.',
  'hold.not_found': 'هذا الحجز غير موجود.',
  'hold.over': 'لم تعد هذه القطع محجوزة: ألغى أحد الزملاء حجزها أو سجّل طلبها.',
  'parcel.not_found': 'هذا الطرد غير موجود.',
  'parcel.not_confirmed': 'لا يُحجز إلا طلب مؤكّد، وحالة هذا الطلب الآن: {{status}}.',
  'parcel.booked': 'لهذا الطلب طرد بالفعل: {{number}}',
  'parcel.number_missing': 'من فضلك أدخل رقم التتبّع الذي أعطته شركة الشحن.',
  'parcel.number_taken': 'رقم التتبّع هذا لطرد آخر: {{number}}',
  'parcel.impossible': 'لا يمكن أن تتغيّر حالة الطرد من «{{from}}» إلى «{{to}}».',
  'parcel.booking': 'لم تؤكّد {{carrier}} هذا الحجز بعد. من فضلك انتظر قليلًا أو ألغِ الحجز.',
  'parcel.carrier_off': 'شركة الشحن هذه غير مفعّلة.',
  'parcel.unfit_phone':
    'تحتاج {{carrier}} إلى رقم موبايل مصري. من فضلك صحّح رقم الطلب ثم احجز مرة أخرى.',
  'parcel.unfit_street':
    'تحتاج {{carrier}} إلى اسم أطول للشارع. من فضلك أكمل العنوان ثم احجز مرة أخرى.',
  'parcel.unfit_cash':
    'لا تحصّل {{carrier}} إلا جنيهات كاملة، والمبلغ المطلوب هنا ليس كذلك أو أكبر من المسموح للطرد.',
  'parcel.unfit_governorate': 'لا توصّل {{carrier}} إلى هذه المحافظة.',
  'parcel.carrier_refused': 'رفضت {{carrier}}: {{detail}}',
  'parcel.away':
    'أرسلت {{carrier}} من يستلم هذا الطرد بالفعل، فبقي الحجز قائمًا. اتصل بها أو انتظر عودة الطرد.',
  'parcel.other_cash':
    'سجّلت {{carrier}} مبلغ {{noted}} للتحصيل عند الباب بدلًا من {{due}}. من فضلك اطلب تصحيحه.',
  'parcel.no_label': 'الطرد {{number}} لا يُرسل إلى أحد، فلا بوليصة له.',
  'parcel.not_back': 'حالة هذا الطرد «{{state}}» أي أنه لم يعد. سجّل أولًا أنه في طريق العودة.',
  'parcel.received': 'تم فحص قطع هذا الطرد من قبل.',
  'parcel.pieces_differ': 'ما سجّلته لا يطابق ما أُرسل. من فضلك حدّد حالة كل قطعة.',
  'parcel.kept_differ':
    'القطع التي استلمها العميل لا تطابق ما أُرسل. من فضلك حدّد كم قطعة استلم من كل صنف: بعضها لا كلها.',
  'parcel.in_future': 'لم يأتِ هذا الوقت بعد. من فضلك أدخل وقت حدوثه.',
  'run.not_found': 'لا توجد جولة كهذه، أو انتهت صلاحية الرابط. من فضلك اطلب من المتجر رابطًا جديدًا.',
  'run.over': 'انتهت هذه الجولة، ولم يعد رابطها يفتح شيئًا.',
  'run.closed': 'أُغلقت هذه الجولة من قبل.',
  'run.changed':
    'تغيّرت نقدية هذه الجولة في هذه الأثناء، وهي الآن {{total}}. من فضلك راجعها مرة أخرى.',
  'run.no_stop': 'لم يعد هذا الطرد ضمن الجولة. من فضلك أخبر المتجر بما حدث معه.',
  'run.already_said': 'سجّل المندوب ما حدث مع هذا الطرد، فيبقى ضمن الجولة.',
  'run.day_over': 'انتهى هذا اليوم. من فضلك اختر اليوم أو يومًا بعده.',
  'run.unfit_parcel': 'لا يمكن أن يخرج الطرد {{number}} مع مندوبنا الآن.',
  'run.parcel_taken': 'الطرد {{number}} ضمن جولة أخرى بالفعل.',
  'run.nothing_taken': 'لم يُدفع ثمن أي طرد من هذه الجولة عند التسليم. سجّل أولًا ما سُلّم.',
  'run.way_too_dear':
    'من فضلك راجع ما دُفع مقابل التوصيل: لا يزيد على {{total}} المطلوبة للطرد كله.',
  'run.note_missing': 'النقدية لا تطابق المستحق. من فضلك اكتب السبب.',
  'return.not_found': 'هذا المرتجع غير موجود.',
  'return.not_delivered': 'لا يُرجَع إلا ما سُلّم.',
  'return.too_late':
    'كان إرجاع هذا الطلب ممكنًا حتى {{day}}. من فضلك راسلنا إذا كانت القطعة مكسورة أو معيبة.',
  'return.too_many': 'القطع التي يمكن إرجاعها أقل من ذلك. من فضلك راجع الطلب مرة أخرى.',
  'return.made_to_order':
    '{{product}} صُنع عند الطلب، فلا يُرجع إلا لعيب أو خطأ منّا. من فضلك اختر ما به.',
  'return.illegal_move': 'تغيّر المرتجع في هذه الأثناء. حالته الآن «{{state}}».',
  'return.reason_missing': 'من فضلك اكتب السبب.',
  'return.nothing_owed':
    'لم يعد للعميل مبلغ مستحق عن هذه القطع. من فضلك سجّل طلبًا جديدًا بدلًا من ذلك.',
  'return.exchanged': 'سُجّل طلب الاستبدال {{reference}} من قبل.',
  'return.too_many_photos': 'لا يتسع المرتجع لأكثر من {{maximum}} صور.',
  'return.takes_no_photos': 'لم يعد من الممكن تعديل صور هذا المرتجع.',
  'refund.not_due': 'لم يعد هناك مبلغ مستحق ردّه عن هذا الطلب.',
  'refund.destination_not_found': 'ليست هذه جهة ردّ مسجّلة لهذا الطلب.',
  'money.owed_changed':
    'تغيّر المبلغ المستحق ردّه منذ فتحت هذه الصفحة، وهو الآن {{owed}}. من فضلك راجع المبلغ ثم احفظ من جديد.',
  'money.too_much_back': 'أقصى ما يمكن ردّه هنا {{most}}.',
  'money.too_much': 'المتبقّي على هذا الطلب {{most}} فقط.',
  'money.reference_missing': 'من فضلك أدخل الرقم المرجعي للتحويل.',
  'money.reference_taken': 'سُجّلت دفعة بهذا الرقم المرجعي من قبل: {{reference}}',
  'import.not_found': 'لا توجد عملية استيراد بهذا الرقم.',
  'import.changed': 'تغيّر ما سيفعله هذا الملف منذ أن راجعته. من فضلك راجعه مرة أخرى.',
  'import.empty': 'لا يوجد أي صف تحت صف العناوين في هذا الملف.',
  'import.encoding':
    'تعذّرت قراءة الصف {{row}}: الملف ليس محفوظًا بترميز UTF-8. احفظه من إكسل بصيغة CSV UTF-8 أو XLSX.',
  'import.macros': 'يحتوي هذا الملف على وحدات ماكرو. من فضلك احفظه بصيغة XLSX من دونها.',
  'import.no_column':
    'لا يوجد في صف العناوين عمود لكود التصميم (SKU) أو لرقم التصميم أو للمنتج. ينبغي أن يكون صفه الأول كما في ملف التصدير.',
  'import.no_workbook': 'هذا ليس ملف إكسل (XLSX)، أو أنه تالف.',
  'import.too_large': 'هذا الملف أكبر من أي ملف فيه {{rows}} صف. من فضلك أرسله على أجزاء.',
  'import.too_long': 'الحد الأقصى {{rows}} صف في الملف، وهذا الملف أطول. من فضلك أرسله على أجزاء.',
  'remittance.not_found': 'هذه الدفعة غير موجودة.',
  'remittance.taken': 'لشركة الشحن هذه دفعة أخرى بالرقم المرجعي {{reference}}.',
  'remittance.changed': 'تغيّرت طرود من هذه الدفعة منذ راجعتها. من فضلك راجعها مرة أخرى.',
  'remittance.empty': 'لا يوجد سطر فيه رقم تتبّع.',
  'remittance.too_long': 'أقصى عدد للسطور في الدفعة {{most}}. من فضلك قسّم الملف.',
  'remittance.too_large':
    'ملف Excel هذا أكبر من أي دفعة. من فضلك اترك فيه سطور الدفعة وأعمدتها فقط.',
  'remittance.no_workbook':
    'تعذّرت قراءة ملف Excel: إما تالف أو محمي بكلمة سر أو بصيغة قديمة (.xls). من فضلك احفظه بصيغة XLSX أو CSV.',
  'remittance.no_column':
    'لا يوجد في السطر الأول عمود لـ{{column}}. تُعرف الأعمدة بأسماء مثل: {{names}}.',
  'remittance.unreadable': 'تعذّرت قراءة السطر {{line}}: {{text}}',
  'remittance.in_future': 'لم يأتِ هذا اليوم بعد.',
  'order.taken': 'هذا الطلب مفتوح الآن عند {{name}}.',
  'order.changed': 'تغيّر هذا الطلب منذ فتحت الصفحة، وحالته الآن: {{status}}.',

  'customer.not_found': 'هذا العميل غير موجود.',
  'customer.changed': 'عدّل شخص آخر بيانات هذا العميل للتو. من فضلك أعد تحميل الصفحة وراجع ما كتبه.',
  'customer.same': 'هذا هو العميل نفسه بالفعل.',
  'customer.two_accounts': 'لكل منهما حساب خاص به، ولا يمكن دمج عميلين لهما حسابان.',
  'customer.notes_too_long': 'الملاحظتان معًا أطول من المسموح. من فضلك اختصر إحداهما أولًا.',
  'customer.number_not_found': 'هذا الرقم ليس من أرقام هذا العميل.',

  'settings.changed':
    'حفظ شخص آخر هذه الإعدادات بعد أن فتحتها. من فضلك أعد تحميل الصفحة وراجع ما حفظه.',
  'settings.ends_first': 'يجب أن يكون موعد الانتهاء بعد موعد البدء.',
  'settings.day_out_of_order':
    'يجب أن تتوالى أوقات اليوم: نهاية ساعات الهدوء، ثم الظهر، ثم المساء، ثم ساعات الهدوء.',
  'settings.channel_unknown': 'لم يُربط المتجر بهذه الخدمة بعد. يُعدّ ربطها مسؤول الخادم.',

  'page.not_found': 'هذه الصفحة غير موجودة.',
  'page.changed': 'عدّل شخص آخر هذه الصفحة للتو. راجع تعديلاته قبل أن تحفظ تعديلاتك.',
  'page.slug_taken': 'العنوان «{{slug}}» لصفحة أخرى، أو كان لها من قبل. من فضلك اختر عنوانًا آخر.',
  'page.slug_reserved': 'العنوان «{{slug}}» يحتاجه المتجر نفسه. من فضلك اختر عنوانًا آخر.',
  'page.system': 'لا يستغني المتجر عن هذه الصفحة: يبقى عنوانها كما هو وتبقى منشورة.',
  'page.unready':
    'تحتاج الصفحة إلى نص باللغتين، وروابط تؤدي إلى مكان، وصور من المتجر لكل منها وصف لمن لا يراها. من فضلك راجع ما عليه علامة.',
  'page.version_not_found': 'هذه النسخة من الصفحة غير موجودة.',

  'user.not_found': 'هذا الحساب غير موجود.',
  'user.own_role': 'لا يمكنك تغيير دورك.',
  'user.developer': 'دور المطوّر لا يُمنح ولا يُسحب إلا بأمر على الخادم.',
  'user.last_admin': 'لا بد أن يبقى للمتجر مدير واحد على الأقل.',
  'user.not_proven':
    'قد يكون هذا الحساب لشخص آخر، لأن كلمة مروره لم تُختر من رابط أُرسل إلى هذا البريد. أرسل دعوة، أو رابطًا لكلمة مرور جديدة، ثم امنح الدور بعد ذلك.',
  'user.own_account': 'لا يمكنك فعل ذلك بحسابك.',
  'user.not_staff': 'هذا الحساب ليس لأحد من فريق العمل.',
  'user.deactivated': 'هذا الحساب موقوف. أعد تفعيله أولًا.',

  'second_step.wrong_code': 'هذا الرمز غير صحيح أو استُخدم من قبل. جرّب رمزًا آخر.',
  'second_step.not_fresh': 'اكتب كلمة المرور، أو سجّل الدخول مرة أخرى، لتغيير ذلك.',
  'second_step.none': 'هذا الحساب بلا خطوة ثانية.',
  'second_step.has_authenticator': 'يوجد تطبيق مصادقة بالفعل. أزله أولًا.',
  'second_step.demanded': 'صاحب المتجر يشترط خطوة ثانية. أضف غيرها قبل أن تزيل هذه.',
  'second_step.too_many': 'يوجد عشرون مفتاح مرور بالفعل. أزل واحدًا أولًا.',
  'second_step.no_passkey': 'مفتاح المرور هذا غير موجود.',
  'second_step.passkey_refused': 'لم يعمل مفتاح المرور. حاول مرة أخرى أو استخدم طريقة أخرى.',
  'second_step.own_missing': 'أضف خطوة ثانية إلى حسابك أولًا.',

  'invitation.not_found': 'هذه الدعوة غير موجودة.',
  'invitation.waiting': 'أُرسلت دعوة إلى هذا العنوان من قبل. أعد إرسالها، أو اسحبها أولًا.',
  'invitation.closed': 'قُبلت هذه الدعوة أو سُحبت من قبل.',
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
  'order.stock_too_low': 'نفدت الكمية من {{product}}.',
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
  webAddress: 'من فضلك أدخل عنوان موقع يبدأ بـ https://.',
  pageAddress: 'من فضلك أدخل صفحة من المتجر مثل \u2066/products\u2069 أو عنوان موقع.',
  safeAddress:
    'من فضلك أدخل صفحة من المتجر مثل \u2066/products\u2069 أو عنوانًا يبدأ بـ \u2066https://\u2069.',
  shopNumber: 'من فضلك أدخل رقم هاتف بكود المحافظة أو المحمول، أو خطًا ساخنًا من ٥ أرقام.',
  chatNumber: 'من فضلك أدخل رقم محمول صحيحًا.',
  instapay: 'من فضلك أدخل عنوانك في إنستاباي، مثل \u2066name@instapay\u2069.',
  iban: 'من فضلك راجع رقم الآيبان: \u2066EG\u2069 ثم ٢٧ رقمًا، كما يظهر في تطبيق البنك.',
  barcodeSigns: 'من فضلك اكتب حروفًا إنجليزية وأرقامًا ورموزًا فقط: الماسح لا يقرأ غيرها.',
  checkDigit:
    'من فضلك راجع الأرقام: آخر رقم من ٨ أو ١٢ أو ١٣ رقمًا يتحقق من بقيتها، وهو هنا لا يوافقها.',
  unknownPlace: 'لا نعرف ما يوضع مكان {{unknownPlace}}. المتاح هنا: {{places}}.',
  missingPlace: 'من فضلك اترك مكانًا لـ{{missingPlace}}: الرسالة بدونه لا تكفي.',
  choice: 'من فضلك اختر أحد الخيارات.',
  invalid: 'لا يمكن استخدام هذه القيمة.',
};

export const cash: typeof english.cash = {
  remittance: { trackingNumber: 'رقم التتبّع', amount: 'المبلغ' },
  export: {
    order: 'الطلب',
    customer: 'العميل',
    carrier: 'شركة الشحن',
    trackingNumber: 'رقم التتبّع',
    state: 'الحالة',
    since: 'وقت التحصيل (القاهرة)',
    expected: 'المنتظر',
    paid: 'المدفوع لنا',
    open: 'المستحق',
  },
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
  adjustments: 'الخصومات والزيادات (جنيه)',
  reasons: 'أسباب الخصومات والزيادات',
  shippingFees: 'مصاريف الشحن (جنيه)',
  total: 'الإجمالي (جنيه)',
  cancelReason: 'سبب الإلغاء',
  cancelWords: 'تفاصيل السبب',
};

export const salesReport: typeof english.salesReport = {
  orders: 'الطلبات',
  pieces: 'القطع',
  goods: 'البضاعة (جنيه)',
  adjustments: 'الخصومات والزيادات (جنيه)',
  delivery: 'مصاريف الشحن (جنيه)',
  total: 'الإجمالي (جنيه)',
  others: 'كل الباقي',
  sum: 'المجموع',
};

export const deskReport: typeof english.deskReport = {
  placed: 'الطلبات',
  counted: 'المحسوبة',
  confirmed: 'مؤكّدة',
  confirmationRate: 'نسبة التأكيد',
  delivered: 'تم تسليمها',
  returned: 'عادت',
  deliveryRate: 'نسبة التسليم',
  attempts: 'محاولات لكل تأكيد',
  nobody: 'بلا موظف',
};

export const care: ArabicFor<typeof english.care> = {
  first_order: 'أول طلب',
  above_limit: '{{total}} أعلى من {{limit}}',
  refused_before_zero: 'لم يُرفض أي طرد',
  refused_before_one: 'رُفض {{refused}} من أصل طرد واحد',
  refused_before_two: 'رُفض {{refused}} من أصل طردين',
  refused_before_few: 'رُفض {{refused}} من أصل {{count}} طرود',
  refused_before_many: 'رُفض {{refused}} من أصل {{count}} طردًا',
  refused_before_other: 'رُفض {{refused}} من أصل {{count}} طرد',
  no_building_number: 'رقم العمارة غير مكتوب',
  same_number_now: 'طلب آخر من الرقم نفسه قبله بأقل من دقيقة',
  same_number_minutes_zero: 'طلب آخر من الرقم نفسه قبله بأقل من دقيقة',
  same_number_minutes_one: 'طلب آخر من الرقم نفسه قبله بدقيقة',
  same_number_minutes_two: 'طلب آخر من الرقم نفسه قبله بدقيقتين',
  same_number_minutes_few: 'طلب آخر من الرقم نفسه قبله بـ{{count}} دقائق',
  same_number_minutes_many: 'طلب آخر من الرقم نفسه قبله بـ{{count}} دقيقة',
  same_number_minutes_other: 'طلب آخر من الرقم نفسه قبله بـ{{count}} دقيقة',
  same_number_hours_zero: 'طلب آخر من الرقم نفسه قبله بأقل من ساعة',
  same_number_hours_one: 'طلب آخر من الرقم نفسه قبله بساعة',
  same_number_hours_two: 'طلب آخر من الرقم نفسه قبله بساعتين',
  same_number_hours_few: 'طلب آخر من الرقم نفسه قبله بـ{{count}} ساعات',
  same_number_hours_many: 'طلب آخر من الرقم نفسه قبله بـ{{count}} ساعة',
  same_number_hours_other: 'طلب آخر من الرقم نفسه قبله بـ{{count}} ساعة',
  deposit_above: 'العربون أولًا: {{total}} أعلى من {{limit}}',
  deposit_refused_zero: 'العربون أولًا: لم يُرفض أي طرد',
  deposit_refused_one: 'العربون أولًا: رُفض طرد واحد وتم استلام {{- received}}',
  deposit_refused_two: 'العربون أولًا: رُفض طردان وتم استلام {{- received}}',
  deposit_refused_few: 'العربون أولًا: رُفض {{count}} طرود وتم استلام {{- received}}',
  deposit_refused_many: 'العربون أولًا: رُفض {{count}} طردًا وتم استلام {{- received}}',
  deposit_refused_other: 'العربون أولًا: رُفض {{count}} طرد وتم استلام {{- received}}',
  trusted_zero: 'لم يتم استلام أي طرد',
  trusted_one: 'عميل موثوق: تم استلام طرد واحد ولم يُرفض شيء مؤخرًا',
  trusted_two: 'عميل موثوق: تم استلام طردين ولم يُرفض شيء مؤخرًا',
  trusted_few: 'عميل موثوق: تم استلام {{count}} طرود ولم يُرفض شيء مؤخرًا',
  trusted_many: 'عميل موثوق: تم استلام {{count}} طردًا ولم يُرفض شيء مؤخرًا',
  trusted_other: 'عميل موثوق: تم استلام {{count}} طرد ولم يُرفض شيء مؤخرًا',
  wrong_number: 'الرقم خاطئ',
  wants_change: 'يريد العميل تعديل الطلب',
};

export const fakeOrder: typeof english.fakeOrder = { words: 'طلب وهمي' };

export { audit } from './audit.ar.ts';
