import { createSentences } from './create-i18n.ts';
import { copies as arabic } from './dictionaries/copies/ar.ts';
import { copies as english } from './dictionaries/copies/en.ts';
import type { Locale } from './locale.ts';

/** Letters of a name that leave room for what is added. */
const most = 180;

let sentence: ReturnType<typeof createSentences<keyof typeof english>> | undefined;

/** The name of a copy in the language of the name, so that nobody takes it for the product it was made of. */
export function copiedName(name: string, locale: Locale): string {
  const say = (sentence ??= createSentences({ ar: arabic, en: english }));
  return say('name', locale, { product: name.slice(0, most) });
}
