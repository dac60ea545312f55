import { readingsOf } from './arabic.ts';
import { words } from './words.ts';

/** From a letter up to, but not with, another; as JavaScript counts letters. */
export type Range = [start: number, end: number];

const word = /[\p{L}\p{M}\p{N}\p{Cf}ـ]+(?:[.,٫٬]\p{N}+)*/gu;

/** The names of a shop are made of few words, each of them looked at again and again. */
const known = new Map<string, string[]>();
const mostKnown = 5_000;

/** What may be meant by a word of a text: the word itself, and what it is without letters that are attached to it. */
function termsOf(written: string): string[] {
  const held = known.get(written);
  if (held) return held;
  const terms = words(written).flatMap((term) => [term, ...readingsOf(term)]);
  if (known.size >= mostKnown) known.clear();
  known.set(written, terms);
  return terms;
}

/** Where words of a text are among those that were searched. Touching ranges are one. */
export function highlight(text: string, searched: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!termsOf(written).some((term) => searched.has(term))) continue;
    const last = ranges.at(-1);
    const end = index + written.length;
    // One space between two of them does not part them.
    if (last && index - last[1] <= 1) last[1] = end;
    else ranges.push([index, end]);
  }
  return ranges;
}
