import { createInstance } from '#i18next';
import type { i18n } from 'i18next';
import { use, useMemo, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

import type { en as backOffice } from './dictionaries/back-office/en.ts';
import type { en as storefront } from './dictionaries/storefront/en.ts';
import type { KeysOf } from './dictionary.ts';
import { formattersFor, type Formatters } from './formatters.ts';
import { directionOf, type Direction, type Locale } from './locale.ts';

/** Every key of either app's dictionary; a test per app shows that it uses only its own. */
export type Key = KeysOf<typeof storefront> | KeysOf<typeof backOffice>;

/** A sentence by its key. Numbers in `values` are written in the language's digits, texts are isolated. */
export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/** One instance per request on a server, one per page in a browser: it carries one person's language. */
export function createI18n(locale: Locale, dictionary: object): i18n {
  const { number } = formattersFor(locale);
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: dictionary } },
    initAsync: false,
    interpolation: {
      // React escapes; this hook is where i18next hands over each value as it is.
      useRawValueToEscape: true,
      escape: (value: unknown) =>
        typeof value === 'number' ? number(value) : isolate(String(value)),
    },
  });
  void instance.init();
  return instance;
}

/** Keeps a name or a code of one script from reordering a sentence of the other. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

export type LocaleTools = Formatters & {
  t: Translate;
  locale: Locale;
  direction: Direction;
  /** The field of a bilingual thing in the page's language: `local(product, 'name')`. */
  local: <K extends string>(thing: Record<K | `${K}Ar`, string>, field: K) => string;
};

function createTools(locale: Locale, { t }: i18n): LocaleTools {
  return {
    ...formattersFor(locale),
    t: (key, values) => t(key, { ...values }),
    locale,
    direction: directionOf(locale),
    local: (thing, field) => (locale === 'ar' ? thing[`${field}Ar`] : thing[field]),
  };
}

/** Made once for each instance: every component of a page asks for them. */
const toolsOf = new WeakMap<i18n, LocaleTools>();

type LocaleProviderProps = { locale: Locale; dictionary: object; children: ReactNode };

/** Gives everything below it one language and its words. */
export function LocaleProvider({ locale, dictionary, children }: LocaleProviderProps) {
  const instance = useMemo(() => {
    const made = createI18n(locale, dictionary);
    toolsOf.set(made, createTools(locale, made));
    return made;
  }, [locale, dictionary]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/**
 * Words, formats and direction of the language that the page is in. Not by useTranslation, which waits for words and
 * follows changes of language: a page has all its words, and one language.
 */
export function useLocale(): LocaleTools {
  const provided = use(I18nContext);
  const tools = provided && toolsOf.get(provided.i18n);
  if (!tools) throw new Error('useLocale needs a LocaleProvider above it');
  return tools;
}
