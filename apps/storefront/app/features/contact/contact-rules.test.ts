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
    name: 'contact.nameMissing',
    email: 'contact.emailMissing',
    message: 'contact.messageMissing',
  });
});

test.each(['salma', 'salma@', 'salma@example', '@example.com', 'salma morsi@example.com'])(
  '%s is no email',
  (email) => {
    expect(errorsOf({ ...sound, email })).toEqual({ email: 'contact.emailInvalid' });
  },
);

test.each(['salma@example.com', 'a@b.c', 'سلمى@مثال.مصر', 'salma@', 'salma morsi@example.com'])(
  'the form takes %s where the API does',
  (email) => {
    const isTaken = ContactMessage.safeParse({ ...sound, email }).success;
    expect(errorsOf({ ...sound, email })).toEqual(isTaken ? {} : { email: 'contact.emailInvalid' });
  },
);

test.each(['a@b.c', 'سلمى@مثال.مصر'])('takes %s, as simple as the pattern is', (email) => {
  expect(errorsOf({ ...sound, email })).toEqual({});
});
