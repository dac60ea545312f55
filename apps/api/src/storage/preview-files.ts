import { locales, type Locale } from '@craftsandore/i18n';

/** The file of a preview picture in a language; what `previewUrl` of the contract makes of its address. */
export const previewFile = (key: string, locale: Locale): string => `${key}.${locale}.jpg`;

/** All files of a preview picture. */
export const previewFiles = (key: string): string[] =>
  locales.map((locale) => previewFile(key, locale));
