const gtinLengths = new Set([8, 12, 13]);

/** Digits as shops print them worldwide: EAN-8, UPC-A or EAN-13, by their number alone. */
export const isOfGtinLength = (code: string): boolean =>
  gtinLengths.has(code.length) && /^\d+$/.test(code);

/** The same whose last digit agrees with the others. */
export function isGtin(code: string): boolean {
  if (!isOfGtinLength(code)) return false;
  // From the end every second digit counts three times; all together are tens.
  const sum = [...code].reverse().reduce((sum, digit, place) => {
    return sum + Number(digit) * (place % 2 === 1 ? 3 : 1);
  }, 0);
  return sum % 10 === 0;
}
