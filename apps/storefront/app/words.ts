import type { Locale } from '@craftsandore/i18n';
import { createContext } from 'react-router-dom';

import { isPersonal } from './navigation/is-personal.ts';

const open = {
  ar: () => import('@craftsandore/i18n/storefront/open/ar'),
  en: () => import('@craftsandore/i18n/storefront/open/en'),
};
/** Nearly half of all words are those of personal pages alone, and come with the first of them. */
const personal = {
  ar: () => import('@craftsandore/i18n/storefront/personal/ar'),
  en: () => import('@craftsandore/i18n/storefront/personal/en'),
};

export type Words = {
  /** Grows by the words of personal pages. */
  dictionary: object;
  /** Adds what the page at this path says. */
  addFor: (path: string) => Promise<void>;
};

/** The words of a language in a browser, with those that the page at this path says. */
export async function wordsOf(locale: Locale, path: string): Promise<Words> {
  const dictionary = {};
  const addFor = async (path: string) => {
    if (isPersonal(path)) Object.assign(dictionary, (await personal[locale]()).personal);
  };
  const [words] = await Promise.all([open[locale](), addFor(path)]);
  Object.assign(dictionary, words.open);
  return { dictionary, addFor };
}

/** For navigations in the browser. */
export const wordsContext = createContext<Words>();
