import type { ArabicFor } from '../../dictionary.ts';
import type { returnForm as english } from './return-form.en.ts';

export const returnForm: ArabicFor<typeof english> = {
  returnForm: {
    lawful:
      'لا تحتاج إلى سبب. إذا كانت القطعة مكسورة أو معيبة فمصاريف إرجاعها علينا، وإلا فنتفق معك على التكلفة قبل إرجاعها. ونردّ إليك المبلغ خلال سبعة أيام من وصول القطع إلينا.',
    madeToOrder:
      'ما صُنع عند الطلب لا يُرجع إلا لعيب أو خطأ منّا. ومصاريف إرجاعه علينا حينها، ونردّ إليك المبلغ خلال سبعة أيام من وصول القطع إلينا.',
    reasonOfFault: 'اخترت قطعة صُنعت عند الطلب. من فضلك اختر ما بها من عيب أو خطأ.',
    more: 'المزيد عن الإرجاع',
    most: 'حتى {{most}}',
    reason: 'لماذا تريد إرجاعها؟',
    choose: 'اختر…',
    wanted: 'ماذا تريد مقابلها؟',
    comment: 'ماذا تحب أن نعرف؟ (اختياري)',
    commentHint: 'مثلًا أين العيب.',
    photos: 'صور توضّح المشكلة (اختياري)',
    photosHint: 'حتى {{maximum}} صور، لا يراها أحد سواك وسوانا.',
    photosLeft: 'وصلنا طلب الإرجاع، لكن هذه الصور لم تصلنا بعد:',
    withoutPhotos: 'تابع بدونها',
    send: 'إرسال طلب الإرجاع',
    piecesMissing: 'من فضلك اختر عدد القطع التي تريد إرجاعها.',
    reasonMissing: 'من فضلك اختر سببًا، أو أنه لا سبب لديك.',
    failed: 'تعذّر إرسال طلب الإرجاع. من فضلك حاول مرة أخرى.',
  },
  destinationForm: {
    title: 'أين نرسل إليك المبلغ؟',
    optional: 'أين نرسل إليك المبلغ؟ (اختياري)',
    how: 'الطريقة',
    later: 'سأحدّد ذلك لاحقًا',
    holder: 'اسم صاحب الحساب',
    holderHint: 'كما هو مسجّل في البنك.',
    holderMissing: 'من فضلك أدخل اسم صاحب الحساب.',
    private: 'لا يراه كاملًا أحد سوانا، ونراسلك كلما تغيّر.',
    send: 'حفظ',
    failed: 'تعذّر الحفظ. من فضلك حاول مرة أخرى.',
  },
  destinationMethod: { instapay: 'إنستاباي', wallet: 'محفظة موبايل', transfer: 'حساب بنكي' },
  destinationLabel: {
    instapay: 'عنوان إنستاباي',
    wallet: 'رقم موبايل المحفظة',
    transfer: 'رقم الآيبان (IBAN)',
  },
  destinationHint: {
    instapay: 'مثل \u2066name@instapay\u2069',
    wallet: '١١ رقمًا تبدأ بـ 010 أو 011 أو 012 أو 015',
    transfer: '\u2066EG\u2069 ثم ٢٧ رقمًا، وتجده في تطبيق البنك',
  },
  destinationWrong: {
    instapay: 'من فضلك أدخل عنوانك في إنستاباي، مثل \u2066name@instapay\u2069.',
    wallet: 'من فضلك أدخل رقم موبايل مصريًا: ١١ رقمًا تبدأ بـ 010 أو 011 أو 012 أو 015.',
    transfer: 'من فضلك راجع رقم الآيبان: \u2066EG\u2069 ثم ٢٧ رقمًا، كما يظهر في تطبيق البنك.',
  },
  whyReturned: {
    broken: 'وصلت مكسورة',
    defective: 'بها عيب',
    not_as_shown: 'ليست كما في الصور',
    wrong_piece: 'أرسلتم قطعة أخرى',
    size: 'مقاسها لا يناسبني',
    changed_mind: 'غيّرت رأيي',
    other: 'سبب آخر، أو بلا سبب',
  },
  wantedBack: { refund: 'ردّ المبلغ', exchange: 'استبدالها', repair: 'إصلاحها' },
};
