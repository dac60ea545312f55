export type Locale = 'ar' | 'en';

type Both<Words> = Record<Locale, Words>;

/** Sample words of a story in both languages. The preview passes on those of the toolbar's language. */
export function words<Words>(both: Both<Words>): Words {
  // It is the pair until the preview has put in one of the two: no component sees it before.
  return both as Words;
}

/** The args of a story with every pair replaced by the words of one language. */
export function inLocale<Value>(value: Value, locale: Locale): Value {
  // What comes out has the type that words() promised for what went in.
  return chosen(value, locale) as Value;
}

function chosen(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => chosen(item, locale));
  if (!isPlainObject(value)) return value;
  if (isBoth(value)) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, chosen(item, locale)]),
  );
}

function isBoth(value: object): value is Both<unknown> {
  return Object.keys(value).sort().join() === 'ar,en';
}

/** React elements, dates and the like are left as they are. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
