import type { MessageField, MessageSettings, SavedSettings } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { wordsAtFirst } from '@craftsandore/i18n/mail';

/** A field of the form: words of a message in a language. */
export type WordsField = keyof MessageSettings;

export const fieldIn = (locale: Locale, field: MessageField): WordsField =>
  locale === 'ar' ? `${field}Ar` : field;

const fields = Object.keys(wordsAtFirst.en) as MessageField[]; // which are its keys

/** What the shop came with, by field. */
export const firstWords = Object.fromEntries(
  fields.flatMap((field) => [
    [field, wordsAtFirst.en[field]],
    [fieldIn('ar', field), wordsAtFirst.ar[field]],
  ]),
) as Record<WordsField, string>; // of every field

/** As the form shows them: nobody edits words that are not there. */
export function spelledOut<Settings extends object>(settings: Settings): Settings {
  const spelled = Object.entries(settings).map(([field, words]) => [
    field,
    words ?? firstWords[field as WordsField], // one of the group
  ]);
  return Object.fromEntries(spelled) as Settings; // the same fields
}

/** As they are saved: words that are those of the beginning stay those, also when they change with the shop. */
export function asSaved(settings: MessageSettings): MessageSettings {
  const saved = Object.entries(settings).map(([field, words]) => [
    field,
    words === firstWords[field as WordsField] ? null : words, // one of the group
  ]);
  return Object.fromEntries(saved) as MessageSettings; // the same fields
}

/** A saved group as the form shows it. */
export const spelledOutIn = (saved: SavedSettings<'messages'>): SavedSettings<'messages'> => ({
  ...saved,
  settings: spelledOut(saved.settings),
});
