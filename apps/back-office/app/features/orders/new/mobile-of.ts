import { mobilePattern, toLatinDigits } from '@craftsandore/contract';

/** The international form of an Egyptian mobile number, however it is written; null for what is none yet. */
export function mobileOf(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[\s().-]/g, '');
  return mobilePattern.test(digits) ? `+20${digits.slice(-10)}` : null;
}
