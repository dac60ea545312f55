import { isNumber, isOptional, words } from '@craftsandore/search';

const currencies = new Set(words('جنيه جنيها ج.م LE L.E EGP pounds'));
/** Less than anything costs: a size, or how many. */
const minPrice = 10;

/** The price in pounds that a query names, where it names nothing else: «٥٩٠ جنيه». */
export function priceOf(query: string): number | null {
  const [price, ...others] = words(query).filter(
    (word) => !currencies.has(word) && !isOptional(word),
  );
  if (!price || !isNumber(price) || others.length > 0) return null;
  return Number(price) >= minPrice ? Number(price) : null;
}
