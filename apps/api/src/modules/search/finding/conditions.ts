import { lexeme, nameTag } from '../indexing/lexemes.ts';
import { anySlice, slices } from '../indexing/slices.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Phrase } from '../language/phrases.ts';
import { inOneName } from './name-match.ts';
import { anywhereWith, inName, type Place, prominentInSliceWith, prominentWith } from './places.ts';
import { requiredPhrases, withoutDoubles, withoutOptional } from './required.ts';
import { allOf, anyOf } from './tsquery.ts';

/** What a product must have, as tsqueries. */
export type Condition = {
  tsquery: string;
  /** The same slice by slice, the smallest first: together they find what the tsquery does. */
  bySlice: string[];
};

export const unsliced = (tsquery: string): Condition => ({ tsquery, bySlice: [tsquery] });

/** All words of a query: in the name; in name, category and designs; anywhere. Each finds all that the one before does. */
export function conditionsOf(lexicon: Lexicon, phrases: Phrase[]) {
  const required = requiredPhrases(phrases).map(withoutDoubles).map(withoutOptional);
  const all = (place: Place) => required.map((phrase) => anyOf(inPlace(phrase, place))).join(' & ');
  const inSlices = (ofAnySlice: string) =>
    slices.map((slice) => ofAnySlice.replaceAll(anySlice, slice));

  return {
    inName: {
      tsquery: all(inName),
      bySlice: inSlices(inOneName(required, (term) => lexeme(nameTag(anySlice, term)))),
    },
    prominent: {
      tsquery: all(prominentWith(lexicon)),
      bySlice: inSlices(all(prominentInSliceWith(lexicon))),
    },
    anywhere: unsliced(all(anywhereWith(lexicon))),
  };
}

const inPlace = ({ words, instead }: Phrase, place: Place): string[] => [
  allOf(words.map(({ alternatives }) => anyOf(alternatives.flatMap(place)))),
  ...instead.flatMap(place),
];
