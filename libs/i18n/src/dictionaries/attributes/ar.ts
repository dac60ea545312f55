import type { attributes as english, facts as englishFacts } from './en.ts';

/** What products are made of and how they are kept. */
export const attributes: typeof english = {
  wood: {
    olive: 'زيتون',
    beech: 'زان',
    walnut: 'جوز',
    oak: 'أرو',
    sycamore: 'جميز',
    camphor: 'كافور',
    acacia: 'سنط',
    mango: 'مانجو',
    mulberry: 'توت',
    mixed: 'أكثر من نوع',
  },
  finish: {
    'food-safe-oil': 'زيت آمن للطعام',
    'oil-and-wax': 'زيت وشمع',
    'hard-oil': 'زيت واقٍ متين',
    wax: 'شمع',
    lacquer: 'ورنيش',
    unfinished: 'خام بلا طلاء',
  },
  care: {
    'hand-wash': 'تُغسل باليد بماء فاتر',
    'damp-cloth': 'تُمسح بقماشة رطبة',
    'dry-cloth': 'تُمسح بقماشة جافة',
    'dry-at-once': 'تُجفف فورًا بقماشة',
    'no-soaking': 'لا تُترك في الماء',
    'oil-monthly': 'تُدهن بالزيت مرة كل شهر',
    'no-machines': 'لا غسالة أطباق ولا ميكروويف',
    'keep-dry': 'تُحفظ في مكان جاف',
    'no-heat': 'تُبعد عن الحرارة والشمس',
  },
};

/** What the page of a product says of them. Said by the server alone, which no page waits for. */
export const facts: typeof englishFacts = {
  trueSize: 'المقاسات على الحقيقة',
  details: 'المواصفات',
  care: 'العناية',
  wood: 'الخشب',
  finish: 'التشطيب',
  size: 'المقاس',
  length: 'الطول',
  width: 'العرض',
  height: 'الارتفاع',
  weight: 'الوزن',
  withFood: 'مع الطعام',
  safe: 'آمن',
  notSafe: 'غير مخصص للطعام',
  inTheBox: 'في العلبة',
  origin: 'بلد الصنع',
  place: 'مصر، {{governorate}}',
  centimetres: '{{size}} سم',
  kilograms: '{{weight}} كجم',
  long: '{{product}}: الطول {{length}} سم والارتفاع {{height}} سم، إلى جانب كوب ارتفاعه {{glass}} سم',
  round:
    '{{product}}: القطر {{length}} سم والارتفاع {{height}} سم، إلى جانب كوب ارتفاعه {{glass}} سم',
  glass: 'كوب ماء',
  scale: '{{size}} سم بالمقياس نفسه',
};

/** What lists say of products. Said by the server alone, too. */
export const cards: Record<string, string> = {
  new: 'جديد',
  woods: 'الخشب: {{woods}}',
  comma: '، ',
  shopRating_zero: '{{average}}',
  shopRating_one: '{{average}} من تقييم واحد',
  shopRating_two: '{{average}} من تقييمين',
  shopRating_few: '{{average}} من {{count}} تقييمات',
  shopRating_many: '{{average}} من {{count}} تقييمًا',
  shopRating_other: '{{average}} من {{count}} تقييم',
  designs_zero: 'لا تصاميم',
  designs_one: 'تصميم واحد',
  designs_two: 'تصميمان',
  designs_few: '{{count}} تصاميم',
  designs_many: '{{count}} تصميمًا',
  designs_other: '{{count}} تصميم',
  lastPieces_zero: 'نفد المخزون',
  lastPieces_one: 'آخر قطعة',
  lastPieces_two: 'آخر قطعتين',
  lastPieces_few: 'آخر {{count}} قطع',
  lastPieces_many: 'آخر {{count}} قطعة',
  lastPieces_other: 'آخر {{count}} قطعة',
};
