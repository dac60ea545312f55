import { toLatinDigits } from '@craftsandore/contract';

/** What people and telephones write between digits: spaces, dots, hyphens and dashes, brackets, marks of direction. */
const between = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * A phone number, or a part of one, however it was typed: +20, 0020 and a leading 0 say where it begins (`+20100…`), other
 * digits may be anywhere inside. Undefined for what is no number, or too short to look for.
 */
export function typedPhone(query: string): string | undefined {
  const text = toLatinDigits(query).replace(between, '');
  const number = text.replace(/^(?:00|\+)/, '+').replace(/^0/, '+20');
  return /^\+?\d{3,}$/.test(number) ? number : undefined;
}
