import { formsOf, detachedForms } from './arabic.ts';
import { fold } from './fold.ts';
import { words } from './words.ts';

/** From such a word on, a sentence is about care: washing, drying, oiling, finishes. */
const care = pattern(
  'wash|washing|wipe|rinse|dry upright|oil|oils|oiled|oiling|wax|soak|soaking|dust|brush|dishwasher|microwave|detergent',
  'finished with|finish|untreated|treated|sealed|lined with|rubbed with|keep out|keep it out|do not|standing in water',
  'يغسل|تغسل|يغسلان|يشطف|تشطف|يشطفان|يمسح|تمسح|يمسحان|ينظف|تنظف|تنظيفها|تنظيفه|يجفف|تجفف|يدهن|تدهن|دهنه|مدهون|مدهونه|مدهونان',
  'معالج|معالجه|معالجان|بزيت|بالزيت|زيت|ينقع|تنقع|نقع|منقوعه|غساله|الميكروويف|منظفات|الصيانه',
);
/** A sentence with one of these is about the parcel or the photo. */
const packing = pattern(
  'included|not included|packed|kraft|checkout|example|for scale|for illustration|shown|in the picture|batter(?:y|ies)',
  'مشمول|مشموله|مرفق|مرفقه|كرافت|اتمام الطلب|مثال|للعرض|الظاهر|الضاهر|ببطاريه|بطاريه|تعليمات',
);

/** What things are used with, held together by or hung in, and their measures: never what is sold. */
const accessories = words(
  `fridge refrigerator stove cooker oven dishwasher microwave blender machine charger charging cable
    screw screws screwed nail nails glue glued plug plugs rubber steel brass acrylic lathe workshop leg legs
    height width length diameter thickness arabic
    jacket jackets trouser trousers bar water surface edge room door tree
    ثلاجة بوتاجاز غسالة ميكروويف فرن خلاط شاحن سلك كابل مسمار مسامير غراء فيشر مطاط مطاطية صلب نحاس نحاسية
    طول عرض ارتفاع قطر سعة سمك عمق مكان عربي عربية قماش
    أكريليك ورشة أرجل جاكيت بنطلون ماء سطح حافة غرفة باب رخامة شجرة شجر ورق ورقية`,
);
const unrelated = new Set([...accessories, ...accessories.flatMap(formsOf)]);

/** Without care and packing: with them, "oil" would find boards and "batteries" clocks. */
const tellingPart = (description: string): string =>
  description
    .split(/(?<=[.!?؟])\s+|\n+/u)
    .filter((sentence) => !packing.test(folded(sentence)))
    .map(beforeCare)
    .join(' ');

/** The words of a description that say what a thing is and is for. */
export const tellingWords = (description: string): string[] =>
  words(tellingPart(description)).filter(
    (term) => ![term, ...detachedForms(term)].some((form) => unrelated.has(form)),
  );

function beforeCare(sentence: string): string {
  const clauses = sentence.split(/(?<=[,;:،؛])\s+/u);
  const at = clauses.findIndex((clause) => care.test(folded(clause)));
  return (at < 0 ? clauses : clauses.slice(0, at)).join(' ');
}

const folded = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

function pattern(...lists: string[]): RegExp {
  // و may be attached to a verb.
  return new RegExp(` و?(?:${lists.map(fold).join('|')}) `, 'u');
}
