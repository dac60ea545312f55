/** Letters that people write for each other, by the one that stands for them all. */
const sameLetter: Record<string, string> = {
  // The alef of the Koran; Persian and Urdu letters that Arabic keyboards of phones offer.
  ...{ ٱ: 'ا', ی: 'ي', ک: 'ك', ھ: 'ه', ہ: 'ه', ە: 'ه', گ: 'ج', پ: 'ب', چ: 'ج', ژ: 'ز', ڤ: 'ف' },
  // Taa marbuta without its dots, alef maqsura with them.
  ...{ ة: 'ه', ى: 'ي' },
  // As Egyptians say them, and often write: توم for ثوم, دهب for ذهب, نضيف for نظيف.
  ...{ ث: 'ت', ذ: 'د', ظ: 'ض' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' },
};

const replaceable = new RegExp(`[${Object.keys(sameLetter).join('')}]`, 'gu');

/** One letter for three or more: people repeat letters as they chat, and no word has one three times in a row. */
export const notDrawnOut = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, '$1');

/**
 * Normalises a text letter by letter: NFKC, lower case, without accents, short vowels, tatweel, hamza and marks of
 * direction; one letter for those that people confuse or repeat; Latin digits, a decimal point, no thousands
 * separators, and no x between the sides of a measure.
 */
export const fold = (text: string): string =>
  notDrawnOut(
    text
      .toWellFormed()
      .normalize('NFKC')
      .toLowerCase()
      // Decomposed, hamza and accents are marks of their own.
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}ءـ]/gu, '')
      .normalize('NFC')
      .replace(replaceable, (letter) => sameLetter[letter] ?? letter),
  )
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[,٫](?=\d)/g, '.')
    .replace(/(?<=\d)[^\p{L}\p{N}]*(?:x[^\p{L}\p{N}]*)+(?=\d)/gu, ' ');
