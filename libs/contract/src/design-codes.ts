import { isGtin, isOfGtinLength } from './plain/barcodes.ts';
import { toLatinDigits } from './plain/digits.ts';
import { maxLength } from './plain/limits.ts';
import { Line } from './values.ts';

/** Without what nobody sees, such as the marks of direction that come with pasted text; digits as labels have them. */
const code = Line.overwrite((text) =>
  toLatinDigits(text.normalize())
    .replace(/\p{Cf}+/gu, '')
    .trim(),
)
  .min(1)
  .max(maxLength.designCode);

/** By which the shop itself knows a design. */
export const Sku = code;

const isScannable = (text: string) => /^[\x20-\x7e]+$/.test(text);

const endsInCheckDigit = (text: string) => !isOfGtinLength(text) || isGtin(text);

/** What a scanner reads off a piece: a number of trade, whose last digit is checked, or a code of the shop's own. */
export const Barcode = code
  .refine(isScannable, { params: { barcodeSigns: true } })
  .refine(endsInCheckDigit, { params: { checkDigit: true } });
