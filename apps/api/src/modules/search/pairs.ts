import { isNumber, isOptional, readingsOf } from '@craftsandore/search';

/**
 * Two words of one name are a word of the index, too: the list of a pair is short where the lists of both its words
 * are long. Numbers stand beside too many words for that, and words that narrow nothing in too many names.
 */
const isPaired = (term: string) => !isNumber(term) && !isOptional(term);

/** Whichever of them comes first. */
const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

/** Of a name, so many words are paired with each other. */
const mostOfName = 8;
/** What may stand for a word that is looked for: with each of another one it makes many pairs. */
const mostTerms = 6;

/** Any two words of a name, each of them as it may be read. */
export function pairsOf(name: string[]): string[] {
  const words = name
    .map((term) => [term, ...readingsOf(term)].filter(isPaired))
    .filter((readings) => readings.length > 0)
    .slice(0, mostOfName);
  return words.flatMap((readings, at) =>
    readings.flatMap((one) =>
      words.slice(at + 1).flatMap((next) => next.map((other) => pairOf(one, other))),
    ),
  );
}

/** Words that are looked for in one name, each as one of its terms: two by two, where they are paired. */
export function inPairs(words: string[][]): string[][] {
  const isPairable = (terms: string[]) => terms.length <= mostTerms && terms.every(isPaired);
  const paired = words.filter(isPairable);
  if (paired.length < 2) return words;
  const pairs = paired.flatMap((terms, at) => {
    const before = paired[at - 1];
    // The last one of an odd number is in two pairs.
    if (!before || (at % 2 === 0 && at < paired.length - 1)) return [];
    return [before.flatMap((one) => terms.map((other) => pairOf(one, other)))];
  });
  return [...pairs, ...words.filter((terms) => !isPairable(terms))];
}
