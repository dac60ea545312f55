import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { destinationMethods, isIban, isPayTo } from './plain/refund-destinations.ts';
import { RefundDestination } from './refund-to.ts';

const iban = 'EG380019000500000000263180002';

const read = (value: object) => RefundDestination.safeParse(value);

/** By the shop, and by its forms before that. */
function isTaken(value: { method: string; payTo: string; holder?: string }) {
  const isRead = read(value).success;
  const method = destinationMethods.find((one) => one === value.method);
  if (method && value.holder?.trim() !== '' && (method !== 'transfer' || value.holder)) {
    expect(isPayTo(method, value.payTo)).toBe(isRead);
  }
  return isRead;
}

describe('an InstaPay address', () => {
  test.each([
    ['rana.aziz@instapay', 'rana.aziz@instapay'],
    [' Rana_1@InstaPay ', 'rana_1@instapay'],
    ['\u2066rana٧@instapay\u2069', 'rana7@instapay'],
  ])('is read from %j', (payTo, kept) => {
    expect(read({ method: 'instapay', payTo }).data).toEqual({ method: 'instapay', payTo: kept });
  });

  test.each([
    ['rana'],
    ['rana@gmail.com'],
    ['@instapay'],
    ['r@na@instapay'],
    ['رنا@instapay'],
    [''],
  ])('is not %j', (payTo) => expect(isTaken({ method: 'instapay', payTo })).toBe(false));
});

describe('a wallet', () => {
  test.each([['01012345678'], ['٠١٠١٢٣٤٥٦٧٨'], ['+20 101 234 5678'], ['۰۱۰-۱۲۳۴-۵۶۷۸']])(
    'is the mobile number %s',
    (payTo) => expect(isTaken({ method: 'wallet', payTo })).toBe(true),
  );

  test.each([['0212345678'], ['0101234567'], ['+447700900123'], ['rana@instapay']])(
    'is not %s',
    (payTo) => expect(isTaken({ method: 'wallet', payTo })).toBe(false),
  );
});

describe('a bank account', () => {
  const account = { method: 'transfer', payTo: iban, holder: 'Rana Aziz' };

  test.each([
    [iban],
    ['EG38 0019 0005 0000 0000 2631 8000 2'],
    ['eg٣٨ ٠٠١٩ ٠٠٠٥ ٠٠٠٠ ٠٠٠٠ ٢٦٣١ ٨٠٠٠ ٢'],
  ])('is read from %s', (payTo) => {
    expect(read({ ...account, payTo }).data).toEqual(account);
  });

  test('is Egyptian, of 29 signs, and has its holder’s name', () => {
    expect(isTaken({ ...account, payTo: 'GB82WEST12345698765432' })).toBe(false);
    expect(isTaken({ ...account, payTo: iban.slice(0, -1) })).toBe(false);
    expect(isTaken({ ...account, payTo: '019000500000000263180002' })).toBe(false);
    expect(isTaken({ ...account, holder: ' ' })).toBe(false);
    expect(isTaken({ method: 'transfer', payTo: iban })).toBe(false);
  });

  test('is refused with any one digit mistyped, and with any two neighbours swapped', () => {
    const place = fc.integer({ min: 2, max: iban.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(iban[at]) + by) % 10;
        return !isIban(iban.slice(0, at) + String(digit) + iban.slice(at + 1));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 2 }), (at) => {
        const [one = '', two = ''] = iban.slice(at, at + 2);
        return one === two || !isIban(iban.slice(0, at) + two + one + iban.slice(at + 2));
      }),
    );
  });

  test('has the check digits of the standard, in any country', () => {
    expect(isIban('GB82WEST12345698765432')).toBe(true);
    expect(isIban('DE89370400440532013000')).toBe(true);
    expect(isIban('DE88370400440532013000')).toBe(false);
  });
});

test('nothing else is one', () => {
  expect(isTaken({ method: 'cash', payTo: 'hand' })).toBe(false);
  expect(read({ payTo: iban }).success).toBe(false);
});
