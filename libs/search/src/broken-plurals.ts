import { spellingsOf } from './spellings.ts';
import { words } from './words.ts';

/** Plurals that no rule gives, of household words, as written and as spoken. */
const list = `
  لوح ألواح | طبق أطباق | صحن صحون | كوب أكواب | كأس كؤوس كاسات | فنجان فناجين | فنجال فناجيل | صينية صواني صوان
  ملعقة ملاعق معلقة معالق | شوكة شوك | سكين سكاكين سكينة | مغرفة مغارف | مطرحة مطارح | ملوق ملاوق | كبشة كبش
  صندوق صناديق | علبة علب | برطمان برطمانات | درج أدراج | رف رفوف أرفف | قفص أقفاص | سلة سلال | حامل حوامل
  قاعدة قواعد | كرسي كراسي | طاولة طاولات | ترابيزة ترابيزات | مقعد مقاعد | شمعة شموع شمع | شمعدان شمعدانات
  إطار أطر إطارات | برواز براويز | صورة صور | ساعة ساعات | شماعة شماعات شماعه | علاقة علاقات | وتد أوتاد | خطاف خطاطيف
  هدية هدايا | طقم أطقم طقوم | أداة أدوات | مقبض مقابض | غطاء أغطية | منديل مناديل | مفرش مفارش | فوطة فوط
  وعاء أوعية | إناء أواني آنية | حلة حلل | طاسة طاسات | طاجن طواجن | زبدية زبادي | مكيال مكاييل | معيار معايير
  مدق مدقات مدقة | هون أهوان هاون | مطحنة مطاحن | مفتاح مفاتيح | شجرة أشجار | حبة حبوب | بهار بهارات | توابل تابل
  تمرة تمر تمور | بلحة بلح | جبن أجبان جبنة | فاكهة فواكه | خضار خضروات | بيضة بيض | بصلة بصل | رغيف أرغفة | فطيرة فطائر فطير
  ضيف ضيوف | لعبة ألعاب لعب | كتاب كتب | قلم أقلام | حائط حيطان حوائط | جدار جدران | بيت بيوت | منزل منازل | مطبخ مطابخ
  ثوب ثياب | معطف معاطف | حقيبة حقائب | شنطة شنط | مريلة مرايل | خانة خانات | شريحة شرائح | كيس أكياس | حافة حواف
  تليفون تليفونات | هاتف هواتف | موبايل موبايلات | عروسة عرايس عرائس | طبلية طبالي | منضدة مناضد | إبريق أباريق | براد براريد`;

const related = new Map<string, Set<string>>();
for (const group of list.split(/[|\n]/)) {
  const terms = words(group);
  for (const term of terms) {
    const others = related.get(term) ?? new Set();
    terms.filter((other) => other !== term).forEach((other) => others.add(other));
    related.set(term, others);
  }
}

/** The singular and plurals of a term with a broken plural. */
export const brokenFormsOf = (term: string): string[] => [...(related.get(term) ?? [])];

const spellings = spellingsOf(list);

/** How people write a term that has a broken plural, or is one: ألواح, whose term has lost what looks like an article. */
export const brokenSpellingOf = (term: string): string | undefined => spellings.get(term);
