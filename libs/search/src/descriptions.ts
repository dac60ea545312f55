import { formsOf, readingsOf } from './arabic.ts';
import { fold } from './fold.ts';
import { words } from './words.ts';

/** From here on a sentence is about care: how to wash, dry and oil, and what the surface was treated with. */
const care = pattern(
  'wash|washing|wipe|rinse|dry upright|oil|oils|oiled|oiling|wax|soak|soaking|dust|brush|dishwasher|microwave|detergent',
  'finished with|finish|untreated|treated|sealed|lined with|rubbed with|keep out|keep it out|do not|standing in water',
  'يغسل|تغسل|يغسلان|يشطف|تشطف|يشطفان|يمسح|تمسح|يمسحان|ينظف|تنظف|تنظيفها|تنظيفه|يجفف|تجفف|يدهن|تدهن|دهنه|مدهون|مدهونه|مدهونان',
  'معالج|معالجه|معالجان|بزيت|بالزيت|زيت|ينقع|تنقع|نقع|منقوعه|غساله|الميكروويف|منظفات|الصيانه',
);
/** A sentence with one of these tells of the parcel or of the picture. */
const packing = pattern(
  'included|not included|packed|kraft|checkout|example|for scale|for illustration|shown|in the picture|batter(?:y|ies)',
  'مشمول|مشموله|مرفق|مرفقه|كرافت|اتمام الطلب|مثال|للعرض|الظاهر|الضاهر|ببطاريه|بطاريه|تعليمات',
);

/** What a thing is used beside, holds together by, hangs in, or measures: named in descriptions, and never what is sold. */
const besides = words(
  `fridge refrigerator stove cooker oven dishwasher microwave blender machine charger charging cable
    screw screws screwed nail nails glue glued plug plugs rubber steel brass acrylic lathe workshop leg legs
    height width length diameter thickness arabic
    jacket jackets trouser trousers bar water surface edge room door tree
    ثلاجة بوتاجاز غسالة ميكروويف فرن خلاط شاحن سلك كابل مسمار مسامير غراء فيشر مطاط مطاطية صلب نحاس نحاسية
    طول عرض ارتفاع قطر سعة سمك عمق مكان عربي عربية قماش
    أكريليك ورشة أرجل جاكيت بنطلون ماء سطح حافة غرفة باب رخامة شجرة شجر ورق ورقية`,
);
const beside = new Set([...besides, ...besides.flatMap(formsOf)]);

/**
 * The part of a description that says what a thing is and is for. Care and packing would find a board for who
 * looks for oil, and a clock for who looks for batteries.
 */
const tellingPart = (description: string): string =>
  description
    .split(/(?<=[.!?؟])\s+|\n+/u)
    .filter((sentence) => !packing.test(folded(sentence)))
    .map(beforeCare)
    .join(' ');

/** The words of that part, without what only stands beside the thing. */
export const tellingWords = (description: string): string[] =>
  words(tellingPart(description)).filter(
    (term) => ![term, ...readingsOf(term)].some((reading) => beside.has(reading)),
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
