/**
 * Where a program for tables may see the beginning of a formula: where a cell begins, and behind what begins one where a
 * computer separates lists by semicolons or tabs. What is a mark already is marked again, so that it can be taken away.
 */
const begins = /(?<=^|[;\t\r\n])(?=[\s\p{Cf}"]*['=+\-@＝＋－＠])/gu;
const marked = /(?<=^|[;\t\r\n])'(?=[\s\p{Cf}"]*['=+\-@＝＋－＠])/gu;

const number = /^-?\d+(?:\.\d+)?$/;

/** A text that no program takes for a formula. */
export const harmless = (text: string): string =>
  number.test(text) ? text : text.replace(begins, "'");

/** The text that `harmless` was given. */
export const asMeant = (text: string): string => text.replace(marked, '');

/** Whether a cell is a formula, as no export has one. */
export const isFormula = (text: string): boolean => /^[\s\p{Cf}]*[=＝]/u.test(text);
