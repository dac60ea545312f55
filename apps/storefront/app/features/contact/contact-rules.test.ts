import { ContactMessage } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { errorsOf } from './contact-rules.ts';

const sound = { name: 'سلمى', email: 'salma@example.com', message: 'أريد لوحًا كبيرًا', website: '' };

test('a complete message has no errors', () => {
  expect(errorsOf(sound)).toEqual({});
  expect(errorsOf({ ...sound, email: ' salma@example.com ' })).toEqual({});
});

test('says of each field what it needs', () => {
  expect(errorsOf({ name: ' ', email: '', message: '\n', website: '' })).toEqual({
    name: { sentence: 'contact.nameMissing' },
    email: { sentence: 'contact.emailMissing' },
    message: { sentence: 'contact.messageMissing' },
  });
});

test.each(['salma', 'salma@', 'salma@example', '@example.com', 'salma morsi@example.com'])(
  '%s is no email',
  (email) => {
    expect(errorsOf({ ...sound, email })).toEqual({ email: { sentence: 'contact.emailInvalid' } });
  },
);

test.each(['salma@example.com', 'a@b.c', 'سلمى@مثال.مصر', 'salma@', 'salma morsi@example.com'])(
  'the form takes %s where the API does',
  (email) => {
    const isTaken = ContactMessage.safeParse({ ...sound, email }).success;
    expect(errorsOf({ ...sound, email })).toEqual(
      isTaken ? {} : { email: { sentence: 'contact.emailInvalid' } },
    );
  },
);

test.each(['a@b.c', 'سلمى@مثال.مصر'])('takes %s, as simple as the pattern is', (email) => {
  expect(errorsOf({ ...sound, email })).toEqual({});
});

test.each([
  ['name', 'س'.repeat(101), 101, 100],
  ['email', `${'a'.repeat(250)}@b.eg`, 255, 254],
  ['message', 'a'.repeat(5_200), 5_200, 5_000],
] as const)('says how long a %s is that is too long', (field, typed, length, maximum) => {
  expect(errorsOf({ ...sound, [field]: typed })).toEqual({
    [field]: { sentence: 'text.tooLong', length, count: maximum },
  });
  expect(errorsOf({ ...sound, [field]: `${typed.slice(length - maximum)} \n` })).toEqual({});
});
