import { toLatinDigits } from './digits.ts';
import type { MoneyMethod } from './money.ts';
import { ibanPattern, instapayPattern, mobilePattern } from './patterns.ts';

/** How a refund reaches somebody who is not here: the methods of the ledger but cash. */
export const destinationMethods = [
  'instapay',
  'wallet',
  'transfer',
] as const satisfies MoneyMethod[];
export type DestinationMethod = (typeof destinationMethods)[number];

/** Signs of what somebody types as one, with the spaces in which an IBAN is printed. */
export const maxPayTo = 64;

/** As it is kept: people paste it with spaces, digits of either script, and marks of direction that nobody sees. */
export function plainPayTo(method: DestinationMethod, typed: string): string {
  const text = toLatinDigits(typed).replace(/[\s\p{Cf}]+/gu, '');
  switch (method) {
    case 'instapay':
      return text.toLowerCase();
    case 'wallet':
      return text.replace(/[()-]/g, '');
    case 'transfer':
      return text.replaceAll('-', '').toUpperCase();
  }
}

/** Whether money can be sent there, as far as signs tell. */
export function isPayTo(method: DestinationMethod, typed: string): boolean {
  const text = plainPayTo(method, typed);
  switch (method) {
    case 'instapay':
      return instapayPattern.test(text);
    case 'wallet':
      return mobilePattern.test(text);
    case 'transfer':
      return ibanPattern.test(text) && isIban(text);
  }
}

/** Whether the check digits of an account's international number agree with the rest (ISO 13616). */
export function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return /^\d+$/.test(digits) && BigInt(digits) % 97n === 1n;
}
