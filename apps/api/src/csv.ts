/**
 * What Excel and its kin take for the beginning of a formula, and the wide letters that some of them take for it: also
 * behind blanks and quotes, and behind what begins a cell where a computer separates lists by semicolons or tabs.
 */
const formula = /(?<=^|[;\t\r\n])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** A table as Excel opens it, Arabic and all: marked as UTF-8, no cell a formula, whatever somebody typed. */
export function toCsv(rows: string[][], harmless = harmlessText): string {
  const toCell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

/** An amount below nothing begins like a formula, and is to be summed up. */
const number = /^-\d+(?:\.\d+)?$/;

const harmlessText = (text: string): string =>
  number.test(text) ? text : text.replace(formula, "'");
