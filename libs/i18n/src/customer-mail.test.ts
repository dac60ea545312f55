import {
  MessageSettings,
  piastres,
  type WordedMessage,
  wordedMessages,
} from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { locales } from './locale.ts';
import {
  customerMail,
  mailText,
  ownersWords,
  sampleMessage,
  sampleName,
  wordsAtFirst,
} from './mail.ts';
import { validationSentence } from './sentences.ts';

const messages = Object.keys(wordedMessages) as WordedMessage[]; // which are its keys

/** Without the signs that isolate, and with plain spaces. */
const shown = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

function mailOf(
  message: WordedMessage,
  locale: 'ar' | 'en',
  settings: Partial<MessageSettings> = {},
) {
  const said = ownersWords(settings, locale, locale === 'ar' ? 'كرافتساندور' : 'Craftsandore');
  const greeting = said.text('greeting', { name: sampleName(locale) });
  const told = sampleMessage(message, locale, 'https://shop.example');
  return customerMail(told, { said, greeting, locale });
}

describe.each(locales)('in %s', (locale) => {
  test.each(messages)('%s reads well', (message) => {
    const mail = mailOf(message, locale);
    expect(shown([mail.subject, mailText(mail)].join('\n\n'))).toMatchSnapshot();
  });
});

test.each([
  [
    'en',
    'Paid ahead by InstaPay, reference T-1: −LE 500.00\nPaid ahead in cash: −LE 30.00\nTo pay at the door: LE 1,800.00',
    'We pay you back LE 530.00 by 4 December 2026 at the latest.',
  ],
  [
    'ar',
    'مدفوع مقدّمًا عبر إنستاباي، رقم العملية T-1: −٥٠٠٫٠٠ ج.م\nمدفوع مقدّمًا نقدًا: −٣٠٫٠٠ ج.م\nيُدفع عند الاستلام: ١٬٨٠٠٫٠٠ ج.م',
    'نردّ إليك ٥٣٠٫٠٠ ج.م في موعد أقصاه ٤ ديسمبر ٢٠٢٦.',
  ],
] as const)(
  'a deposit is told in %s, and what is owed of it once it ends',
  (locale, paid, owed) => {
    const told = sampleMessage('confirmed', locale, 'https://shop.example');
    if (told.message !== 'confirmed') throw new Error('This is another message');
    const deposits = [
      { amount: piastres(50_000), method: 'instapay', reference: 'T-1' },
      { amount: piastres(3_000), method: 'cash', reference: null },
    ] as const;
    const order = { ...told.order, deposits: [...deposits], toPay: piastres(180_000) };
    const said = ownersWords({}, locale, 'Craftsandore');
    const written = { said, greeting: '', locale };
    expect(shown(mailText(customerMail({ ...told, order }, written)))).toContain(paid);

    const due = { amount: piastres(53_000), day: '2026-12-04' };
    const ended = { message: 'cancelled' as const, order: { ...order, due } };
    expect(shown(mailText(customerMail(ended, written)))).toContain(owed);
    const without = { ...ended, order: { ...order, due: null } };
    expect(shown(mailText(customerMail(without, written)))).not.toContain('530');
  },
);

test.each([
  {
    locale: 'en',
    confirmed: ['You pay LE 1,800.00 in cash', 'It is paid in full: there is nothing to pay'],
    shipped: ['Please have LE 1,800.00 ready in cash.', 'It is paid in full'],
    cash: /cash(?! on)/,
  },
  {
    locale: 'ar',
    confirmed: ['تدفع ١٬٨٠٠٫٠٠ ج.م نقدًا', 'الطلب مدفوع بالكامل'],
    shipped: ['من فضلك جهّز ١٬٨٠٠٫٠٠ ج.م نقدًا.', 'الطلب مدفوع بالكامل'],
    cash: /نقدًا/,
  },
] as const)(
  'in $locale it asks at the door for what is left to pay, and for nothing where nothing is',
  (said) => {
    const { locale, cash } = said;
    for (const message of ['confirmed', 'shipped'] as const) {
      const told = sampleMessage(message, locale, 'https://shop.example');
      if (told.message !== message) throw new Error('This is another message');
      const textWith = (toPay: number) => {
        const order = { ...told.order, toPay: piastres(toPay) };
        const written = { said: ownersWords({}, locale, 'Craftsandore'), greeting: '', locale };
        return shown(mailText(customerMail({ message, order }, written)));
      };
      const [inPart, inFull] = said[message];
      expect(textWith(180_000)).toContain(inPart);
      expect(textWith(0)).toContain(inFull);
      expect(textWith(0)).not.toMatch(cash);
    }
  },
);

test('the words that the shop came with keep the rules that the owner’s must', () => {
  const { en, ar } = wordsAtFirst;
  const inArabic = Object.entries(ar).map(([field, words]) => [`${field}Ar`, words]);
  const settings = { ...en, ...Object.fromEntries(inArabic) };
  expect(MessageSettings.parse(settings)).toEqual(settings);
});

test('the owner’s words are said, with the values in their places, and in one language alone', () => {
  const words = {
    shippedText: 'Parcel { orderNumber } of {shop}: {total}',
    shippedSubject: '{orderNumber}\n!',
  };
  const { subject, parts } = mailOf('shipped', 'en', words);
  expect(subject).toBe('CS-26-01184 !');
  expect(shown(String(parts[1]))).toBe('Parcel CS-26-01184 of Craftsandore: LE 2,330.00');
  expect(mailOf('shipped', 'ar', words)).toEqual(mailOf('shipped', 'ar'));
});

test('a value that runs the other way, or looks like a place, stays what it is', () => {
  const said = ownersWords({ backInStockText: '{product}, {shop}' }, 'en', 'متجر');
  expect(said.text('backInStockText', { product: '{shop} $& $t(footer) {{name}}' })).toBe(
    '\u2068{shop} $& $t(footer) {{name}}\u2069, \u2068متجر\u2069',
  );
});

test.each([
  [
    'shippedText',
    'Order {order}',
    /^Nothing can be put in the place {order}\. .*{orderNumber} {total} {shop}/,
  ],
  ['shippedText', 'It is on its way', /^Please leave a place for {orderNumber}/],
  ['shippedSubject', '{orderNumber} {name}', /^Nothing can be put in the place {name}/],
  ['greetingAr', 'أهلًا', /^Please leave a place for {name}/],
] as const)('of %s, %j is refused with a sentence', (field, words, sentence) => {
  const { error } = MessageSettings.partial().safeParse({ [field]: words });
  const [issue] = error?.issues ?? [];
  if (!issue) throw new Error('These words were taken');
  expect(issue.path).toEqual([field]);
  expect(shown(validationSentence(issue, 'en'))).toMatch(sentence);
  expect(validationSentence(issue, 'ar')).toMatch(/\u2066{\w+}\u2069/);
});

test.each([
  ['en', /made to order: LE/, 'What is made to order cannot be returned'],
  ['ar', /يُصنع عند الطلب:/, 'ما يُصنع عند الطلب لا يُرجع'],
] as const)(
  'a piece that is made to order is told in %s, with what follows',
  (locale, line, why) => {
    const told = sampleMessage('placed', locale, 'https://shop.example');
    if (told.message !== 'placed') throw new Error('This is another message');
    const written = { said: ownersWords({}, locale, 'Craftsandore'), greeting: '', locale };
    expect(shown(mailText(customerMail(told, written)))).not.toContain(why);

    const [first, ...others] = told.order.lines;
    if (!first) throw new Error('The sample has no line');
    const order = { ...told.order, lines: [{ ...first, isMadeToOrder: true }, ...others] };
    const text = shown(mailText(customerMail({ ...told, order }, written)));
    expect(text.match(line)).toHaveLength(1);
    expect(text).toContain(why);
  },
);
