import { deskReport as arabic } from './dictionaries/api/ar.ts';
import { deskReport as english } from './dictionaries/api/en.ts';
import { deskFigures as arabicPage } from './dictionaries/back-office/desk-figures.ar.ts';
import { deskFigures as englishPage } from './dictionaries/back-office/desk-figures.en.ts';
import type { Locale } from './locale.ts';

const words = {
  ar: { ...arabic, parts: arabicPage.deskFigurePart },
  en: { ...english, parts: englishPage.deskFigurePart },
};

/** What the columns of the desk's figures are called, in a language; their parts as on the page. */
export const deskFigureWords = (locale: Locale): typeof words.en => words[locale];
