import { detachedForms, isNumber, isOptional } from '@craftsandore/search';

// Any two words of one name are a word of the index, too: the list of a pair is short where the lists of both words are
// long. Numbers and optional words stand in too many names for that.

const isPairable = (term: string) => !isNumber(term) && !isOptional(term);

/** The same for both orders. */
const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

const maxWordsOfName = 8;
/** A word that is looked for by more terms would make too many pairs. */
const maxTerms = 6;

/** Any two words of a name, each also without what may be attached to it. */
export function pairsOf(name: string[]): string[] {
  const words = name
    .map((term) => [term, ...detachedForms(term)].filter(isPairable))
    .filter((forms) => forms.length > 0)
    .slice(0, maxWordsOfName);
  return words.flatMap((forms, at) =>
    forms.flatMap((one) =>
      words.slice(at + 1).flatMap((next) => next.map((other) => pairOf(one, other))),
    ),
  );
}

/** Words that are looked for in one name, each as any of its terms: two by two, where pairs of them are indexed. */
export function inPairs(words: string[][]): string[][] {
  const isPaired = (terms: string[]) => terms.length <= maxTerms && terms.every(isPairable);
  const paired = words.filter(isPaired);
  if (paired.length < 2) return words;
  const pairs = paired.flatMap((terms, at) => {
    const before = paired[at - 1];
    // The last one of an odd number is in two pairs.
    if (!before || (at % 2 === 0 && at < paired.length - 1)) return [];
    return [before.flatMap((one) => terms.map((other) => pairOf(one, other)))];
  });
  return [...pairs, ...words.filter((terms) => !isPaired(terms))];
}
