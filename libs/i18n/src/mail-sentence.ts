import { createSentences, isolate } from './create-i18n.ts';
import { mail as arabic } from './dictionaries/mail/ar.ts';
import { mail as english } from './dictionaries/mail/en.ts';
import type { Locale } from './locale.ts';

type Key = keyof typeof english;
type Values = Record<string, string | number>;

const sentence = createSentences({ ar: arabic, en: english });

/** A sentence of a mail. Texts put into it are isolated, because names come in either direction. */
export function mailSentence(
  key: Exclude<Key, SubjectKey>,
  locale: Locale,
  values: Values = {},
): string {
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return sentence(key, locale, Object.fromEntries(isolated));
}

type SubjectKey = Extract<Key, `${string}.subject`>;

/** The subject of a mail: one line, whatever is put into it, and no signs that readers do not see. */
export function mailSubject(key: SubjectKey, locale: Locale, values?: Values): string {
  return sentence(key, locale, values).replace(/[\s\p{Cc}]+/gu, ' ');
}
