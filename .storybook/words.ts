export type Locale = 'ar' | 'en';

type Both = Record<Locale, unknown>;

/** Sample words of a story in both languages. The preview passes on those of the toolbar's language. */
export function words<Words>(both: Record<Locale, Words>): Words {
  // It is the pair until the preview has put in one of the two: no story sees it before.
  return both as Words;
}

/** The args of a story with every pair replaced by the words of one language. */
export function inLocale<Value>(value: Value, locale: Locale): Value {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale)) as Value;
  if (!isPlainObject(value)) return value;
  if (isBoth(value)) return value[locale] as Value;

  const entries = Object.entries(value).map(([key, item]) => [key, inLocale(item, locale)]);
  return Object.fromEntries(entries) as Value;
}

function isBoth(value: object): value is Both {
  return Object.keys(value).sort().join() === 'ar,en';
}

/** React elements, dates and the like are left as they are. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
