import { createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next';

import { formattersFor } from './formatters.ts';
import { directionOf, directionOfText, type Locale } from './locale.ts';

type Options = Pick<InitOptions, 'keySeparator'> & {
  /** The name of the shop in this language, for every sentence that says it. */
  shop?: string;
  /** Off where a reader's eye or program would meet the signs: in refusals and subjects of mails. */
  isolatesTexts?: boolean;
};

/**
 * The only place that makes instances of i18next. Each holds all words of one language, by namespace; numbers put into
 * a sentence are written in the digits of the language, texts are isolated.
 */
export function createI18n(
  locale: Locale,
  words: ResourceLanguage,
  { shop = '', isolatesTexts = true, ...options }: Options = {},
): i18n {
  const { number } = formattersFor(locale);
  const textOf = isolatesTexts ? isolate : String;
  const instance = createInstance({
    ...options,
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: words },
    nsSeparator: false,
    initAsync: false,
    // A page has all its words, and one language: nothing to wait for, nothing to follow.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    missingInterpolationHandler: () => '',
    interpolation: {
      defaultVariables: { shop: isWrittenLike(shop, locale) ? shop : textOf(shop) },
      // React escapes; this hook is where i18next hands over each value as it is.
      useRawValueToEscape: true,
      escape: (value: unknown) => (typeof value === 'number' ? number(value) : textOf(value)),
    },
  });
  void instance.init();
  return instance;
}

/** What reads in the direction of its language needs no signs around it, which titles and other programs would meet. */
const isWrittenLike = (name: string, locale: Locale) =>
  directionOfText(name) === directionOf(locale);

type Values = Record<string, string | number>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** Sentences of the API: their keys are flat, their values stand as they are; `count` chooses the plural. */
export function createSentences<Key extends string>(words: {
  en: Record<Key, string>;
  ar: Record<string, string>;
}) {
  const create = (locale: Locale) =>
    createI18n(
      locale,
      { translation: words[locale] },
      { keySeparator: false, isolatesTexts: false },
    );
  const instances = { ar: create('ar'), en: create('en') };
  return (key: WithoutPlural<Key>, locale: Locale, replace: Values = {}): string => {
    const count = typeof replace.count === 'number' ? { count: replace.count } : {};
    return instances[locale].t(key, { replace, ...count, defaultValue: String(key) });
  };
}

/** Keeps a name or a code of one script from reordering a sentence of the other. */
export function isolate(text: unknown): string {
  return `\u2068${text}\u2069`;
}
