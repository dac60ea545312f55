import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  Email,
  IdInUrl,
  line,
  Money,
  pageMeta,
  PageQuery,
  PhoneNumber,
  PostalCode,
  text,
  Timestamp,
  TimestampWithOffset,
} from './values.ts';

test('money is pounds on the wire and whole piastres inside, without loss', () => {
  expect(Money.decode(12.35)).toBe(1235);
  fc.assert(
    fc.property(fc.nat(10_000_000_000_000), (amount) => {
      const pounds = amount / 100;
      expect(Money.encode(Money.decode(pounds))).toBe(pounds);
      expect(Money.decode(pounds)).toBe(amount);
    }),
  );
});

test.each([-1, 0.001, Number.NaN, '890', null])('%s is no amount of money', (amount) => {
  expect(Money.safeDecode(amount as number).success).toBe(false);
});

test.each(['01000000000', '+20 100 000 0000', '0020-100-000-0000', '٠١٠٠٠٠٠٠٠٠٠', '1223334444'])(
  'takes the mobile number %s',
  (phone) => expect(PhoneNumber.safeParse(phone).success).toBe(true),
);

test.each(['', '0100000000', '02 2345 6789', '+491511234567', '013000000000', 'phone'])(
  'does not take the mobile number "%s"',
  (phone) => expect(PhoneNumber.safeParse(phone).success).toBe(false),
);

test('a postal code may be left out, and has five or seven digits of either script', () => {
  const accepted = ['', '11511', '١١٥١١', '1151101'].map(
    (code) => PostalCode.safeParse(code).success,
  );
  const refused = ['1151', '115110', 'abcde'].map((code) => PostalCode.safeParse(code).success);
  expect(accepted).toEqual([true, true, true, true]);
  expect(refused).toEqual([false, false, false]);
});

test('an email is trimmed and in small letters', () => {
  expect(Email.parse('  Salma@Example.COM ')).toBe('salma@example.com');
});

test('a line has no breaks and nothing that steers a terminal, whoever wrote it', () => {
  const name = line(100);
  expect(name.parse(' Bob\r\nBcc: x@y\u2028\t\u001b[2J ')).toBe('Bob Bcc: x@y [2J');
  expect(name.safeParse('\r\n').success).toBe(false);
  // Letters of Arabic are joined and kept apart by characters that are not seen.
  expect(name.parse('می\u200cخواهم')).toBe('می\u200cخواهم');
});

test('what may have lines keeps them', () => {
  expect(text(100).parse(' one\ntwo\n')).toBe('one\ntwo');
});

test.each(['0', '-1', '1.5', 'abc', '', '99999999999', '007', '7.0', '7e0', '0x7', ' 7', '+7'])(
  '"%s" is no id',
  (id) => {
    expect(IdInUrl.safeParse(id).success).toBe(false);
  },
);

test('pages start at 1, and an empty list still has one', () => {
  expect(PageQuery.parse({})).toEqual({ page: 1, perPage: 20 });
  expect(pageMeta(1, 20, 0).pageCount).toBe(1);
  expect(pageMeta(1, 20, 41).pageCount).toBe(3);
});

test.each(['0000-01-01T00:00:00', '1969-12-31T23:59:59', '3000-01-01T00:00:00'])(
  'the year of %s is none that the database must know',
  (time) => {
    expect(Timestamp.safeParse(`${time}Z`).success).toBe(false);
    expect(TimestampWithOffset.safeParse(`${time}-14:00`).success).toBe(false);
    expect(Timestamp.safeParse('2026-11-20T10:00:00Z').success).toBe(true);
    expect(TimestampWithOffset.safeParse('2026-11-20T10:00:00+02:00').success).toBe(true);
  },
);
