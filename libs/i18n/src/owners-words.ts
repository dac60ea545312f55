import {
  type MessageField,
  type MessagePlace,
  type MessageSettings,
  placesIn,
} from '@craftsandore/contract';

import { isolate } from './create-i18n.ts';
import { words as arabic } from './dictionaries/mail/words.ar.ts';
import { words as english } from './dictionaries/mail/words.en.ts';
import { languageOfText, type Locale } from './locale.ts';

type Values = Partial<Record<MessagePlace, string>>;
type Settings = Partial<MessageSettings>;

/** What the shop came with, in a language. */
export const wordsAtFirst: Record<Locale, Record<MessageField, string>> = {
  ar: arabic,
  en: english,
};

export type Said = ReturnType<typeof ownersWords>;

/**
 * The words of messages to customers: the owner's, or those that the shop came with. Nothing but places is read out of
 * them: they are no templates of i18next, whose signs could reach into other sentences.
 */
export function ownersWords(settings: Settings, locale: Locale, shop: string) {
  const wordsOf = (field: MessageField) =>
    settings[locale === 'ar' ? (`${field}Ar` as const) : field] ?? wordsAtFirst[locale][field];
  const put = (words: string, values: Values, written: (value: string) => string) => {
    const known: Record<string, string> = { ...values, shop };
    // At once, so that a value that looks like a place stays what it is.
    return words.replace(/\{\s*(\w+)\s*\}/g, (_, place: string) => written(known[place] ?? ''));
  };
  const fill = (field: MessageField, values: Values, written: (value: string) => string) =>
    put(wordsOf(field), values, written);
  const isForeign = (value: string) => (languageOfText(value) ?? locale) !== locale;

  return {
    /** One line, whatever is put into it, and without signs that readers do not see. */
    subject: (field: MessageField, values: Values) =>
      fill(field, values, String).replace(/[\s\p{Cc}]+/gu, ' '),
    /** Values are isolated, because names come in either direction. */
    text: (field: MessageField, values: Values) => fill(field, values, isolate),
    /**
     * In a chat, where signs that isolate may end up in a link: only what runs the other way within a line has them. A link
     * has a line of its own, and a line whose places have no value is left out.
     */
    chat: (field: MessageField, values: Values) =>
      wordsOf(field)
        .split('\n')
        .flatMap((line) =>
          line.trim() ? line.split(/(\{\s*link\s*\})/).filter((part) => part.trim()) : '',
        )
        .map((line) => line.trim())
        .filter((line) => {
          const places = placesIn(line) as MessagePlace[]; // the contract lets no others through
          return places.length === 0 || places.some((place) => place === 'shop' || values[place]);
        })
        .map((line) => {
          const isAlone = /^\{[^{}]*\}$/.test(line);
          return put(line, values, (value) =>
            isAlone || !isForeign(value) ? value : isolate(value),
          );
        })
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
  };
}
