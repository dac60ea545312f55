import {
  Day,
  Email,
  errors,
  Id,
  IdInUrl,
  isErrorCode,
  PageQuery,
  Password,
  PhoneNumber,
  PhoneNumberOrNone,
  PostalCode,
  ProductFields,
  saveDesign,
  text,
  Timestamp,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { refusalSentence, validationSentence, type ValidationIssue } from './sentences.ts';

test.each(Object.keys(errors).filter(isErrorCode))(
  '%s has a sentence in both languages',
  (code) => {
    const values = { count: 3 };
    expect(refusalSentence(code, 'en', values)).toMatch(/\w \w/);
    expect(refusalSentence(code, 'ar', values)).toMatch(
      code === 'address.duplicate' ? /^Duplicate entry$/ : /[؀-ۿ]/,
    );
  },
);

test('puts values in their places, numbers in the digits of the language', () => {
  const values = { available: 3, product: 'Bowl' };
  expect(refusalSentence('cart.not_enough_stock', 'en', values)).toBe('Only 3 left of Bowl.');
  expect(refusalSentence('cart.not_enough_stock', 'ar', values)).toBe(
    'الكمية المتاحة من Bowl: ٣ فقط.',
  );
});

test.each(['cart.not_enough_stock', 'order.not_enough_stock', 'order.stock_too_low'] as const)(
  '%s does not count what is sold out',
  (code) => {
    const values = { available: 0, product: 'Bowl' };
    expect(refusalSentence(code, 'en', values)).toMatch(/^Bowl is sold out\./);
    expect(refusalSentence(code, 'ar', values)).toMatch(/^نفدت الكمية من Bowl\./);
  },
);

test.each([
  [1, 'in 1 minute.', 'بعد دقيقة واحدة.'],
  [2, 'in 2 minutes.', 'بعد دقيقتين.'],
  [7, 'in 7 minutes.', 'بعد ٧ دقائق.'],
  [15, 'in 15 minutes.', 'بعد ١٥ دقيقة.'],
])('says to wait for %i minutes', (count, english, arabic) => {
  expect(refusalSentence('request.too_many', 'en', { count })).toMatch(new RegExp(`${english}$`));
  expect(refusalSentence('request.too_many', 'ar', { count })).toMatch(new RegExp(`${arabic}$`));
});

test('asks for a number in place of what cannot even be turned into a text', () => {
  const issue = { code: 'invalid_type', expected: 'number', input: [{ toString: 0 }] };
  expect(validationSentence(issue, 'en')).toBe('Please enter a number.');
});

test.each([
  ['a missing text', text(10), undefined, 'This field is required.'],
  ['an empty text', text(10), '', 'This field is required.'],
  ['a long text', text(3), 'abcd', 'Please enter at most 3 characters.'],
  ['a wrong email', Email, 'salma', 'Please enter a valid email.'],
  ['an id that is not given', IdInUrl, undefined, 'This field is required.'],
  ['an id that is left empty', IdInUrl, '', 'This field is required.'],
  ['an id that is too small', IdInUrl, '0', 'Please enter 1 or more.'],
  ['an id that is no number', IdInUrl, 'abc', 'Please enter a number.'],
  [
    'a weight with a comma',
    ProductFields.shape.weight,
    '1,2',
    'Please write decimals with a point, such as 1.2.',
  ],
  ['a password of spaces', Password, ' '.repeat(8), 'Please enter more than spaces.'],
  ['a landline', PhoneNumber, '0223456789', 'Please enter an Egyptian mobile number.'],
  ['a second landline', PhoneNumberOrNone, '0223456789', 'Please enter an Egyptian mobile number.'],
  ['a postal code of six digits', PostalCode, '123456', 'Please enter 5 or 7 digits.'],
  ['a day that is not', Day, '2026-11-31', 'Please enter a valid date.'],
  ['a year of long ago', Day, '0026-11-30', 'Please enter a valid date.'],
  ['an hour that is not', Timestamp, '2026-11-30T25:00:00Z', 'Please enter a valid date.'],
  ['no weight', ProductFields.shape.weight, 0, 'Please enter more than 0.'],
  ['a price below nothing', ProductFields.shape.price, -5, 'Please enter more than 0.'],
  [
    'a price of half piastres',
    ProductFields.shape.price,
    590.555,
    'Please enter at most 2 digits after the decimal point.',
  ],
  ['a price beyond all', ProductFields.shape.price, 99_999_999, 'Please enter 1,000,000 or less.'],
  ['half a piece', Id, 1.5, 'Please enter a whole number.'],
  ['a small number', PageQuery, { page: 0 }, 'Please enter 1 or more.'],
])('says in English what is wrong with %s', (_, schema, value, sentence) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  const issue = error?.issues[0] as ValidationIssue; // a zod issue has these fields and more
  expect(validationSentence(issue, 'en')).toBe(sentence);
});

test('one detail tells what is wrong with an empty password', () => {
  expect(Password.safeParse('').error?.issues).toHaveLength(1);
});

test.each([
  [1, 'has 1 product. Move or delete it first.', 'منتج واحد. انقله أو احذفه أولًا.'],
  [2, 'has 2 products. Move or delete them first.', 'منتجان. انقلهما أو احذفهما أولًا.'],
  [6, 'has 6 products. Move or delete them first.', '٦ منتجات. انقلها أو احذفها أولًا.'],
])('counts %i products', (count, english, arabic) => {
  expect(refusalSentence('category.not_empty', 'en', { count })).toContain(english);
  expect(refusalSentence('category.not_empty', 'ar', { count })).toContain(arabic);
});

test.each([
  [8, 'أحرف'],
  [20, 'حرفًا'],
  [200, 'حرف'],
])('counts %i characters in Arabic', (maximum, noun) => {
  const sentence = validationSentence({ code: 'too_big', origin: 'string', maximum }, 'ar');
  expect(sentence).toMatch(new RegExp(` ${noun}\\.$`));
});

test.each([
  ['4006381333932', /check each digit/, /راجع الأرقام/],
  ['96385075', /check each digit/, /راجع الأرقام/],
  ['طبق-١', /only English letters/, /حروفًا إنجليزية/],
])('a barcode %s is told what is wrong with it', (barcode, en, ar) => {
  const { barcode: shape } = saveDesign.body.shape;
  const issues = shape.safeParse(barcode, { reportInput: true }).error?.issues ?? [];
  expect(issues).toHaveLength(1);
  for (const issue of issues as ValidationIssue[]) {
    expect(validationSentence(issue, 'en')).toMatch(en);
    expect(validationSentence(issue, 'ar')).toMatch(ar);
  }
});
