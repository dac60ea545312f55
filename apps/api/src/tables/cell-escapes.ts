/** How Excel writes what XML cannot hold, or would change: `_x000D_` is a carriage return. */
const escaped = /_x([0-9a-f]{4})_/gi;
const beginsLikeOne = /_(?=x[0-9a-f]{4}_)/gi;
const notForXml = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}|\ufffd/gu;

const escapeOf = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text as a cell of an Excel file holds it. */
export const toCellText = (text: string): string =>
  text
    .replace(beginsLikeOne, escapeOf)
    .replace(notForXml, (letter) => letter.split('').map(escapeOf).join(''));

/** The text that a cell of an Excel file stands for. */
export const fromCellText = (text: string): string =>
  text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
