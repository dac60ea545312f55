import { toLatinDigits } from '@craftsandore/contract';

/**
 * The number that was typed, in digits of either script, with separators of thousands or without.
 * Undefined for an empty field, NaN for what is no number: "12,5" is none, because it could mean two.
 */
export function readNumber(typed: string): number | undefined {
  const text = toLatinDigits(typed).replace(/\s/g, '').replace('٫', '.').replace('−', '-');
  if (!text) return undefined;
  const ungrouped = /^-?\d{1,3}([,٬]\d{3})+(\.\d+)?$/.test(text) ? text.replace(/[,٬]/g, '') : text;
  return /^-?\d+(\.\d+)?$/.test(ungrouped) ? Number(ungrouped) : NaN;
}

/** The same, but what is no number stays as it was typed: its sentence says what is wrong with it. */
export function numberOrTyped(typed: string): number | string | undefined {
  const number = readNumber(typed);
  return Number.isNaN(number) ? typed : number;
}
