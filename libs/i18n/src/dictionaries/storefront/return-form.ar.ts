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
    commentHint: 'مثلًا أين العيب، أو كيف تفضّل أن نردّ إليك المبلغ.',
    photos: 'صور توضّح المشكلة (اختياري)',
    photosHint: 'حتى {{maximum}} صور، لا يراها أحد سواك وسوانا.',
    photosLeft: 'وصلنا طلب الإرجاع، لكن هذه الصور لم تصلنا بعد:',
    withoutPhotos: 'تابع بدونها',
    send: 'إرسال طلب الإرجاع',
    piecesMissing: 'من فضلك اختر عدد القطع التي تريد إرجاعها.',
    reasonMissing: 'من فضلك اختر سببًا، أو أنه لا سبب لديك.',
    failed: 'تعذّر إرسال طلب الإرجاع. من فضلك حاول مرة أخرى.',
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
