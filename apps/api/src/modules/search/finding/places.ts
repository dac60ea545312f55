import { lexeme, prominentTag } from '../indexing/lexemes.ts';
import { anySlice } from '../indexing/slices.ts';
import type { Alternative, AnyTerm } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { allOf, anyOf, categoriesNamed, weighted } from './tsquery.ts';

/** Where a product may have something; each gives tsqueries of which any one will do. */
export type Place = (alternative: Alternative) => string[];

export const withWeights = (weights: string, { wording }: Alternative) =>
  allOf(wording.map(weighted(weights)));

export const inName: Place = (alternative) => [withWeights('AB', alternative)];

/** In name, designs or category. */
export const prominentWith =
  (lexicon: Lexicon): Place =>
  (alternative) => [withWeights('ABC', alternative), ...categoriesNamed(lexicon, alternative)];

/** The same for one slice, by tags. */
export const prominentInSliceWith =
  (lexicon: Lexicon): Place =>
  (alternative) => [
    allOf(alternative.wording.map((anyTerm) => anyOf(anyTerm.map(toTag)))),
    ...categoriesNamed(lexicon, alternative, anySlice),
  ];

const toTag = (term: string) => lexeme(prominentTag(anySlice, term));

/** In any text. In a description, words that belong together stand side by side; in a name they need not. */
export const anywhereWith =
  (lexicon: Lexicon): Place =>
  (alternative) => {
    const { wording } = alternative;
    const sideBySide = wording.map((anyTerm: AnyTerm) => anyOf(anyTerm.map(lexeme))).join(' <-> ');
    return [
      ...(wording.length > 1 ? prominentWith(lexicon) : categoriesOnly(lexicon))(alternative),
      `(${sideBySide})`,
    ];
  };

const categoriesOnly =
  (lexicon: Lexicon): Place =>
  (alternative) =>
    categoriesNamed(lexicon, alternative);
