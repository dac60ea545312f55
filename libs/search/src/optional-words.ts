import { isNumber } from './numbers.ts';
import { soundOf } from './sounds.ts';
import { words } from './words.ts';

/** Words that say nothing by themselves. */
const small = [
  'a an the and or of for with to in on at by from my your our his her its me you him it is are i we',
  'في من على إلى عن مع أو و لا يا هو هي ده دي دا دول اللي التي الذي هذا هذه كل أي لما عشان علشان لزوم',
  'فيه فيها عليه عليها بيه بيها منه منها معاه معاها ليه ليها تحته تحتها جوه جواه جواها فوق فوقه فوقها وهو وهي',
  'lel lil el il wel fel bel',
];
/** Words that narrow nothing: what everybody writes, units, praise, for whom and for which day. */
const lists = [
  'that which when while where who can use using used keep put make making hold holding',
  'want need buy buying get find show looking price prices cost cheap best good nice beautiful lovely quality',
  'online shop store sale offer offers order something anything thing things stuff some any one please',
  'big large small little mini medium tiny huge strong sturdy durable luxury premium elegant handcrafted',
  'handmade natural original genuine egypt egyptian made new',
  'wood wooden timber set kit pair pack piece pieces pcs pc size cm mm ml kg g gm gram grams inch inches litre liter',
  'birthday anniversary eid christmas day mother mothers mom mum father dad wife husband friend friends',
  'woman women man men girl boy love lover lovers',
  'أحط نحط يتحط أعمل نعمل أجيب أجهز نجهز تجهيز أفرش أستخدم أستعمل استخدام استعمال يكون تكون يبقى تبقى ينفع تنفع يصلح تصلح تشيل يشيل أشيل',
  'عايز عايزة عاوز عاوزة محتاج محتاجة أريد نفسي هات ممكن فين شراء اشتري سعر أسعار بكام كام رخيص رخيصة ثمن',
  'حاجة حاجات شيء أشياء شي أحسن أفضل حلو حلوة جميل جميلة شيك جديد جديدة أصلي أصلية طبيعي يدوي يدوية هاند ميد',
  'كبير كبيرة كبار صغير صغيرة صغار وسط متوسط متوسطة قوي قوية متين متينة فاخر فاخرة فخم فخمة راقي راقية',
  'اون لاين أونلاين متجر محل عرض عروض خصم طلب مصر مصري مصرية واحد واحدة',
  'طول عرض ارتفاع قطر سعة سمك عمق لون شكل مكان height width length diameter colour color shape',
  'خشب خشبي خشبية أخشاب وود طقم أطقم سيت مجموعة قطعة قطع مقاس حجم سم مم مل كجم جم جرام سنتي لتر',
  'عيد ميلاد الأم أم أمي أختي أخويا بنتي ابني حماتي مامتي عروستي عريس ماما بابا أب مراتي جوزي صاحبي صاحبتي صديق صديقة حبيبي حبيبتي محب محبي لمحبي خطوبة مناسبة',
];
const termsOf = (some: string[]) => words(some.join(' ')).filter((term) => !isNumber(term));
const smallTerms = new Set(termsOf(small));
const optional = new Set([...smallTerms, ...termsOf(lists)]);

/** Whether a word says so little that products without it may be meant. */
export const isOptional = (term: string): boolean =>
  optional.has(term) || (term.length === 1 && !isNumber(term));

/** Whether a word asks for nothing, even alone. */
export const isSmall = (term: string): boolean =>
  smallTerms.has(term) || (term.length === 1 && !isNumber(term));

const bySound = Map.groupBy(optional, soundOf);

/** Optional words with this sound, for those who write them in Latin letters. */
export const optionalSoundingLike = (sound: string): string[] =>
  sound ? (bySound.get(sound) ?? []) : [];
