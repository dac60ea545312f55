import {
  Email,
  errors,
  Id,
  IdInUrl,
  isErrorCode,
  PageQuery,
  Password,
  ProductFields,
  text,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { refusalSentence, validationSentence, type ValidationIssue } from './sentences.ts';

test.each(Object.keys(errors).filter(isErrorCode))(
  '%s has a sentence in both languages',
  (code) => {
    expect(refusalSentence(code, 'en')).toMatch(/\w/);
    expect(refusalSentence(code, 'ar')).toMatch(
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

test.each(['cart.not_enough_stock', 'order.not_enough_stock'] as const)(
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

test.each([
  ['a missing text', text(10), undefined, 'This field is required.'],
  ['an empty text', text(10), '', 'This field is required.'],
  ['a long text', text(3), 'abcd', 'Please enter at most 3 characters.'],
  ['a wrong e-mail', Email, 'salma', 'Please enter a valid e-mail.'],
  ['an id that is not given', IdInUrl, undefined, 'This field is required.'],
  ['an id that is left empty', IdInUrl, '', 'This field is required.'],
  ['an id that is too small', IdInUrl, '0', 'Please enter 1 or more.'],
  ['an id that is no number', IdInUrl, 'abc', 'Please enter a number.'],
  ['a password of spaces', Password, ' '.repeat(8), 'This value cannot be used.'],
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
