import { inPairs } from '../indexing/pairs.ts';
import type { Alternative, Wording } from '../language/alternatives.ts';
import type { Phrase } from '../language/phrases.ts';
import { allOf, anyOf } from './tsquery.ts';

/** Further ways to word a query are left to the next condition. */
const maxWordings = 8;

/** All phrases in one name, as a tsquery of the tags of names. */
export function inOneName(phrases: Phrase[], tagOf: (term: string) => string): string {
  const wordings = combine(phrases.map(wordingsOf));
  return anyOf(
    wordings.map((wording) => allOf(inPairs(wording).map((terms) => anyOf(terms.map(tagOf))))),
  );
}

const wordingsOf = ({ words, instead }: Phrase): Wording[] => [
  ...combine(words.map(({ alternatives }) => mergeSingleWords(alternatives))),
  ...mergeSingleWords(instead),
];

/** One wording of each, one after the other, in every combination. */
const combine = (choices: Wording[][]): Wording[] =>
  choices.reduce<Wording[]>(
    (combined, wordings) =>
      combined
        .flatMap((before) => wordings.map((wording) => [...before, ...wording]))
        .slice(0, maxWordings),
    [[]],
  );

/** Alternatives of one word become one wording: any of their terms. */
function mergeSingleWords(alternatives: Alternative[]): Wording[] {
  const wordings = alternatives.map(({ wording }) => wording);
  const single = wordings.filter(({ length }) => length === 1).flat(2);
  const longer = wordings.filter(({ length }) => length > 1);
  return single.length > 0 ? [[single], ...longer] : longer;
}
