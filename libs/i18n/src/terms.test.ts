import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import * as apiAr from './dictionaries/api/ar.ts';
import * as api from './dictionaries/api/en.ts';
import { ar as backOfficeAr } from './dictionaries/back-office/ar.ts';
import { en as backOffice } from './dictionaries/back-office/en.ts';
import { demoIdentity as demoIdentityAr } from './dictionaries/demo-identity/ar.ts';
import { demoIdentity } from './dictionaries/demo-identity/en.ts';
import { llms as llmsAr } from './dictionaries/llms/ar.ts';
import { llms } from './dictionaries/llms/en.ts';
import { mail as mailAr } from './dictionaries/mail/ar.ts';
import { mail } from './dictionaries/mail/en.ts';
import { ar as pagesAr } from './dictionaries/pages/ar.ts';
import { en as pages } from './dictionaries/pages/en.ts';
import { questions as questionsAr } from './dictionaries/questions/ar.ts';
import { questions } from './dictionaries/questions/en.ts';
import { ar as storefrontAr } from './dictionaries/storefront/ar.ts';
import { en as storefront } from './dictionaries/storefront/en.ts';

/** Every text by its key: `mail.footer`, … */
function textsOf(dictionary: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(dictionary).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const english = textsOf({
  ...{ api, backOffice, demoIdentity, llms, mail, pages, questions, storefront },
});
const arabic = textsOf({
  ...{ api: apiAr, backOffice: backOfficeAr, demoIdentity: demoIdentityAr },
  ...{
    llms: llmsAr,
    mail: mailAr,
    pages: pagesAr,
    questions: questionsAr,
    storefront: storefrontAr,
  },
});

/** The word for each thing, and the others that have stood for it. */
test.each([
  ['إدارة المتجر', /مكتب الإدارة/],
  ['قيد المعالجة', /(?:انتظار|تنتظر|ينتظر) (?:ال)?تأكيد/],
  ['مؤكّد', /ؤك(?!ّد)/],
  ['موثّق', /(?:أكّد|كيد|ؤكّد\S*) بريد|بريد\S* (?:الإلكتروني )?(?:ال)?مؤك/],
  ['متوفّر', /متوفر/],
  ['مصاريف الشحن', /رسوم (?:ال)?شحن/],
  ['إذا', /(?<!\p{L})(?:لو|إن)(?!\p{L})/u],
  ['من فضلك', /يُ?رجى|رجاءً|لو سمحت/],
  ['استدعاء', /محتوى الطلب|قراءة الطلب/],
  ['المعنى نفسه', /نفس المعنى/],
  ['البريد الإلكتروني', /بريد(?:ك|ه|ًا)?(?= (?!(?:ال)?إلكتروني|غير المرغوب))/],
  ['someone', /\bsomebody\b|\beverybody\b/i],
  ['customer', /\bshoppers?\b/i],
  ['bestsellers', /most wanted|best.selling/i],
  ['sold out', /out of stock|\bdesigns? out\b/i],
  ['Log out', /\bsign(?:ed|ing)? out\b/i],
  ['verified', /confirm\w* (?:your |my |email)|(?:email|address) (?:\w+ ){0,2}confirmed/i],
  ['email', /e-mail/i],
  ['photo', /(?<!Please select an )\bimages?\b|\bpictures?\b/i],
  ['pieces', /\{\{count\}\} items?\b/],
  ['Delivery to', /\bship(?:ping)? (?:to|address)/i],
  ['Quantity', /\bqty\b/i],
  ['الدور', /نوع الحساب/],
  ['الإشعارات', /^الرسائل$/],
  ['Processing', /to be confirmed/i],
  ['request a new', /ask for a new/i],
  ['سجل', /سجلّ|سيرة/],
  ['الرسائل المرسلة', /صادر/],
  ['المرادفات', /المترادفات/],
  ['في انتظار', /بانتظار/],
  ['طلب وهمي', /غير حقيقي/],
  ['على واتساب', /بال?واتساب/],
  ['العمارة', /مبنى/],
  ['تصاميم', /تصميمات/],
  ['رقم الموبايل', /رقم هاتف(?!\p{L})(?! بكود)/u],
  ['يمكنك إرجاع', /لك أن/],
  ['تغيّر', /تغير/],
  ['تأكّد', /(?<!م)تأكد/],
  ['متوقف', /متوقّف/],
  ['هذا الحقل', /هذه الخانة/],
])('says %s, and no other word for it', (chosen, others) => {
  const texts = [...english, ...arabic];
  expect(texts.filter(([, text]) => others.test(text))).toEqual([]);
  expect(texts.some(([, text]) => text.includes(chosen))).toBe(true);
});

test('Arabic says please where English does, at the beginning of the sentence', () => {
  const inArabic = new Map(arabic);
  const differ = english.filter(([key, text]) => {
    const translation = inArabic.get(key) ?? '';
    if (translation === text) return false; // Arabic in both languages
    return /please/i.test(text) !== /(?:^|[.!؟] )من فضلك/.test(translation);
  });
  expect(differ).toEqual([]);
  expect(arabic.filter(([, text]) => /[^.!؟] من فضلك/.test(text))).toEqual([]);
});

test('the interface says the Arabic words of the glossary', () => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const words = [...glossary.matchAll(/^\|[^|]+\|[^|]+\| ([\u0600-\u06ff][^|]*)\|/gm)].flatMap(
    ([, cell = '']) => cell.split('،').map((word) => word.trim()),
  );
  expect(words.length).toBeGreaterThan(15);
  const said = arabic.map(([, text]) => text).join('\n');
  expect(words.filter((word) => !said.includes(word))).toEqual([]);
});

/** Sentences that read badly, and have been said otherwise since. */
test.each([
  /فلم يعد في سلتك|(?:عاد|يعد) {{product}}/, // a product has a gender, which nobody knows
  /أزله من/,
  /سيرى {{name}}/,
  /does not open it|لا يفتحها/,
  /^Not found$/,
  /more than last week by now|من الأسبوع الماضي حتى الآن/,
  /هو {{\w+}} فقط|هو [٠-٩]+ فقط/,
  /لا يوجد رمز دخول/,
  /الاسم (?:AR|EN)/,
  /نسمعك/,
  /رفّنا/,
  /ما لك وما علينا/,
  /This way in/,
  /That was too often/,
  /not whole/,
  /Everything but deleting/,
  /edits and deletes products from the shop/,
  /Nothing follows/,
  /moved this order in the meantime/,
  /reach you there/,
  /leaves the shop and all carts|Orders that were placed keep it/,
  /Says little by itself/,
  /Everybody has found|كل من بحث وجد/,
  /come back with a price/,
  /walnut for what is given|لما يُهدى/,
  /can no longer be had/,
  /Roles and verification|توثيق الحسابات/,
  /^أي \p{L}+$/u,
  /المنفَق|إنفاق/,
  /الشخص رقم|من أيضًا هو/,
  /^(?:إلغاء|أُلغيت) الطلبات(?!\p{L}| \()/u, // of mails that were asked for: a customer would fear for orders
  /ضغطتك|نتيجةً|كل الناس/,
])('says nothing like %s', (words) => {
  expect([...english, ...arabic].filter(([, text]) => words.test(text))).toEqual([]);
});
