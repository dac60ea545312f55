import { detachedForms } from './arabic.ts';
import { words } from './words.ts';

/** In UTF-16 code units; the end is exclusive. */
export type Range = [start: number, end: number];

const word = /[\p{L}\p{M}\p{N}\p{Cf}ـ]+(?:[.,٫٬]\p{N}+)*/gu;

/** The names of a shop consist of few words, which come again and again. */
const cache = new Map<string, string[]>();
const maxCached = 5_000;

/** The terms of a written word, also without what is attached to it. */
function termsOf(written: string): string[] {
  const cached = cache.get(written);
  if (cached) return cached;
  const terms = words(written).flatMap((term) => [term, ...detachedForms(term)]);
  if (cache.size >= maxCached) cache.clear();
  cache.set(written, terms);
  return terms;
}

/** Where words of a text are among those that were searched. Touching ranges are one. */
export function highlight(text: string, searched: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!termsOf(written).some((term) => searched.has(term))) continue;
    const last = ranges.at(-1);
    const end = index + written.length;
    // Two words with only a space between them are one range.
    if (last && index - last[1] <= 1) last[1] = end;
    else ranges.push([index, end]);
  }
  return ranges;
}
