const arabicZero = '٠'.charCodeAt(0);

/** The whole number that a person typed in Latin or Arabic digits; undefined where there is none. */
export function parseQuantity(text: string): number | undefined {
  const latin = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));
  return /^\d+$/.test(latin) ? Number(latin) : undefined;
}
