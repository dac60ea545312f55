import { salesReport as arabic } from './dictionaries/api/ar.ts';
import { salesReport as english } from './dictionaries/api/en.ts';
import { reports as arabicPage } from './dictionaries/back-office/reports.ar.ts';
import { reports as englishPage } from './dictionaries/back-office/reports.en.ts';
import type { Locale } from './locale.ts';

const words = {
  ar: { ...arabic, parts: arabicPage.reportPart },
  en: { ...english, parts: englishPage.reportPart },
};

/** What the columns of a report of sales are called, in a language; its parts as on the page. */
export const reportWords = (locale: Locale): typeof words.en => words[locale];
