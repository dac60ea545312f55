/** The shop's languages; the first one is what a visitor gets who has not chosen. */
export const locales = ['ar', 'en'] as const;

export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'ar';

/** The cookie that keeps the choice, on each domain its own. */
export const localeCookie = 'lang';

/** Whether a value from outside (a cookie, a query, an attribute) is one of the shop's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** For the `dir` attribute. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

const arabicLetters = /\p{Script=Arabic}/gu;
const otherLetters = /[^\P{L}\p{Script=Arabic}]/gu;

/** The direction of what a person wrote: that of most of its letters, as one word of the other script may begin it. */
export function directionOfText(text: string): Direction {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(arabicLetters) > count(otherLetters) ? 'rtl' : 'ltr';
}

/** The language of what a person wrote, by its letters; of a number, none. */
export function languageOfText(text: string): Locale | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  return directionOfText(text) === 'rtl' ? 'ar' : 'en';
}

/** The language that a toggle leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** The chosen language in a `Cookie` header (or `document.cookie`), or undefined. */
export function localeInCookie(cookies: string | null | undefined): Locale | undefined {
  const pairs = cookies?.split(';').map((pair) => pair.trim().split('='));
  const [, value] = pairs?.find(([name]) => name === localeCookie) ?? [];
  return isLocale(value) ? value : undefined;
}

/** Which of the shop's languages an `Accept-Language` header prefers: by its weights, then by their order. */
export function localeInHeader(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const locale = tag.split('-')[0];
      const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
      return isLocale(locale) && weight > 0 ? [{ locale, weight }] : [];
    });
  return ranges.toSorted((one, other) => other.weight - one.weight)[0]?.locale ?? defaultLocale;
}
