import type { Way } from './lexicon.ts';
import { inPairs } from './pairs.ts';
import { allOf, anyOf } from './tsquery.ts';
import type { Span } from './understand.ts';

/** Of more ways to say a query, the rest is found by the next condition. */
const mostWays = 8;

/** Asks for all words in one name, by the lexemes of names. */
export function inOneName(spans: Span[], lexemeOf: (term: string) => string): string {
  const together = (words: string[][]) =>
    allOf(inPairs(words).map((terms) => anyOf(terms.map(lexemeOf))));
  return anyOf(eachWithEach(spans.map(waysToSay)).map(together));
}

/** Each of them several words, and each word any of its terms. */
const waysToSay = ({ words, instead }: Span): string[][][] => [
  ...eachWithEach(words.map(({ ways }) => partsOf(ways))),
  ...partsOf(instead),
];

const eachWithEach = (all: string[][][][]): string[][][] =>
  all.reduce(
    (said, ways) =>
      said.flatMap((before) => ways.map((words) => [...before, ...words])).slice(0, mostWays),
    [[]],
  );

/** What is said in one word is any of those that say it. */
function partsOf(ways: Way[]): string[][][] {
  const short = ways.flatMap(({ parts }) => (parts.length === 1 ? parts.flat() : []));
  const long = ways.map(({ parts }) => parts).filter((parts) => parts.length > 1);
  return short.length > 0 ? [[short], ...long] : long;
}
