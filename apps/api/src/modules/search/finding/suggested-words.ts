import { variantsOf } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { spellingOf } from '../language/spelling.ts';
import type { Unfinished } from '../language/understand-unfinished.ts';

const [maxTerms, maxCategories] = [5, 3];

/** The text with its last word completed. */
export function suggestedTerms(
  lexicon: Lexicon,
  { query, completions }: Unfinished,
  typed: string[],
): string[] {
  const before = query.trim().replace(/[\p{L}\p{M}\p{N}]+$/u, '');
  const variants = [typed.at(-1) ?? '', ...completions].map(variantsOf);
  // One search finds a word in singular and plural, so the shorter one is enough.
  const spelled = completions
    .filter((term, at) => !variants.slice(0, at + 1).some((others) => others.includes(term)))
    .map((term) => before + spellingOf(lexicon, term));
  return [...new Set(spelled)].slice(0, maxTerms);
}

/** Categories whose names have the words before, and the last one begun. */
export function suggestedCategories(
  { categories }: Lexicon,
  { completions }: Unfinished,
  typed: string[],
) {
  const [before, last = ''] = [typed.slice(0, -1), typed.at(-1)];
  return categories
    .filter(({ terms, isHidden }) => {
      if (isHidden) return false;
      const begins =
        [...terms].some((term) => term.startsWith(last)) ||
        completions.some((term) => terms.has(term));
      return begins && before.every((word) => variantsOf(word).some((term) => terms.has(term)));
    })
    .slice(0, maxCategories)
    .map(({ id, name, nameAr }) => ({ id, name, nameAr }));
}
