import type { ArabicFor } from '../../dictionary.ts';
import type { stockMovements as english } from './stock-movements.en.ts';

export const stockMovements: ArabicFor<typeof english> = {
  stockMovements: {
    title: 'حركة المخزون',
    of: '{{product}}، {{design}}',
    back: 'المنتج',
    time: 'الوقت',
    reason: 'ما حدث',
    delta: 'القطع',
    stock: 'المخزون بعدها',
    by: 'بواسطة',
    none: 'لم يتغيّر مخزون هذا التصميم من قبل.',
    failed: 'تعذّر تحميل حركة المخزون.',
    range_zero: 'لا حركات',
    range_one: '{{first}}–{{last}} من حركة واحدة',
    range_two: '{{first}}–{{last}} من حركتين',
    range_few: '{{first}}–{{last}} من {{count}} حركات',
    range_many: '{{first}}–{{last}} من {{count}} حركة',
    range_other: '{{first}}–{{last}} من {{count}} حركة',
  },
  stockReason: {
    received: 'جرد أو توريد',
    sold: 'بيعت في طلب',
    cancelled: 'عادت من طلب',
    returned: 'رجعت وعُرضت للبيع من جديد',
    damaged: 'رجعت تالفة',
    lost: 'فُقدت في الطريق',
    corrected: 'تصحيح',
    held: 'حُجزت لعميل',
    released: 'أُلغي حجزها',
  },
};
