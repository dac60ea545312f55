import { createSentences } from './create-i18n.ts';
import { llms as arabic } from './dictionaries/llms/ar.ts';
import { llms as english } from './dictionaries/llms/en.ts';
import type { Locale } from './locale.ts';

type Key = keyof typeof english;

let sentence: ReturnType<typeof createSentences<Key>> | undefined;

/** What `/llms.txt` says, for the server alone. */
export function llmsWords(locale: Locale): (key: Key, values?: Record<string, string>) => string {
  const say = (sentence ??= createSentences({ ar: arabic, en: english }));
  return (key, values) => say(key, locale, values);
}
