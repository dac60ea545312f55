import { words } from './words.ts';

/** From a letter up to, but not with, another; as JavaScript counts letters. */
export type Range = [start: number, end: number];

const word = /[\p{L}\p{M}\p{N}\p{Cf}ـ]+(?:[.,٫٬]\p{N}+)*/gu;

/** The names of a shop are made of few words, each of them looked at again and again. */
const known = new Map<string, string[]>();
const mostKnown = 5_000;

function termsOf(written: string): string[] {
  const terms = known.get(written) ?? words(written);
  if (known.size >= mostKnown) known.clear();
  known.set(written, terms);
  return terms;
}

/** Where words of a text are among those that were searched. Touching ranges are one. */
export function highlight(text: string, isSearched: (term: string) => boolean): Range[] {
  const ranges: Range[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!termsOf(written).some(isSearched)) continue;
    const last = ranges.at(-1);
    const end = index + written.length;
    // One space between two of them does not part them.
    if (last && index - last[1] <= 1) last[1] = end;
    else ranges.push([index, end]);
  }
  return ranges;
}
