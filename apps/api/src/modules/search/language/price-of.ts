import { toLatinDigits } from '@craftsandore/contract';
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

// Than is often misspelled, and stands before a number for nothing else.
const atMost = '(?:less|cheaper) th[aei]n|under|below|up to|[اأ]قل من|[اأ]رخص من|تحت|حتى|لحد|لغاية';
const priceLimit = new RegExp(
  String.raw`(?:^|\s)(?:${atMost})\s+(\d{2,6})(?:\s*(?:جنيه(?:\u064b?ا)?|ج\.م|L\.?E|EGP|pounds))?\s*$`,
  'iu',
);

export type PriceLimit = {
  /** What is searched apart from the price; empty where the price is all. */
  rest: string;
  pounds: number;
};

/** The most that something may cost, where a query ends in that: «صينية أقل من ٣٠٠ جنيه». */
export function priceLimitOf(query: string): PriceLimit | null {
  const [phrase, pounds] = priceLimit.exec(toLatinDigits(query)) ?? [];
  if (!phrase) return null;
  return { rest: query.slice(0, -phrase.length).trim(), pounds: Number(pounds) };
}
