import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { createI18n } from './create-i18n.ts';
import { formattersFor, type Formatters } from './formatters.ts';
import { directionOf, type Direction, type Locale } from './locale.ts';

export type LocaleTools = Formatters & {
  locale: Locale;
  direction: Direction;
  /** The field of a bilingual thing in the page's language: `local(product, 'name')`. */
  local: <K extends string>(thing: Record<K | `${K}Ar`, string>, field: K) => string;
};

const toolsFor = (locale: Locale): LocaleTools => ({
  ...formattersFor(locale),
  locale,
  direction: directionOf(locale),
  local: (thing, field) => (locale === 'ar' ? thing[`${field}Ar`] : thing[field]),
});

/** Made once: every component of a page asks for them. */
const tools: Record<Locale, LocaleTools> = { ar: toolsFor('ar'), en: toolsFor('en') };

const LocaleContext = createContext<LocaleTools | null>(null);

type LocaleProviderProps = {
  locale: Locale;
  dictionary: object;
  /** The shop's name in this language. */
  shop?: string;
  children: ReactNode;
};

/** Gives everything below it one language: its words to `useTranslation`, its formats to `useLocale`. */
export function LocaleProvider({ locale, dictionary, shop = '', children }: LocaleProviderProps) {
  // One per request on a server, one per page in a browser.
  const i18n = useMemo(
    () => createI18n(locale, { translation: dictionary }, { shop }),
    [locale, dictionary, shop],
  );
  return (
    <LocaleContext value={tools[locale]}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LocaleContext>
  );
}

/** Formats and direction of the page's language. Words come from react-i18next's `useTranslation`. */
export function useLocale(): LocaleTools {
  const provided = use(LocaleContext);
  if (!provided) throw new Error('useLocale needs a LocaleProvider above it');
  return provided;
}
