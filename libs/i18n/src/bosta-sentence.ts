import { isolate } from './create-i18n.ts';
import { bosta as arabic } from './dictionaries/api/bosta.ar.ts';
import { bosta as english } from './dictionaries/api/bosta.en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';

const dictionaries = { ar: arabic, en: english };

type Said = { code: number; exceptionCode?: number | undefined };

/** What Bosta says of a parcel, in words; a code that nobody knows stays a number. */
export function bostaSentence({ code, exceptionCode }: Said, locale: Locale): string {
  const { says, why, state, reason, unknownState, unknownReason } = dictionaries[locale];
  const known = (words: Record<number, string>, code: number, unknown: string) =>
    words[code] ?? unknown.replace('{{code}}', () => isolate(formattersFor(locale).ordinal(code)));
  const words = known(state, code, unknownState);
  const said = exceptionCode
    ? why
        .replace('{{words}}', () => words)
        .replace('{{why}}', () => known(reason, exceptionCode, unknownReason))
    : words;
  return says.replace('{{words}}', () => said);
}
