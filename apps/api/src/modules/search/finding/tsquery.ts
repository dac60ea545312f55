import { categoryTag, lexeme } from '../indexing/lexemes.ts';
import type { Slice } from '../indexing/slices.ts';
import type { Alternative, AnyTerm } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';

// Parts of tsqueries: what PostgreSQL looks for in the document of a product.

export const anyOf = (conditions: string[]) => `(${[...new Set(conditions)].join(' | ')})`;

export const allOf = (conditions: string[]) => `(${conditions.join(' & ')})`;

/** Any of these terms, where it has one of these weights. */
export const weighted = (weights: string) => (anyTerm: AnyTerm) =>
  anyOf(anyTerm.map((term) => `${lexeme(term)}:${weights}`));

/** The tags of categories that are called so, in the whole index or in a slice of it. */
export const categoriesNamed = (
  { categories }: Lexicon,
  { wording }: Alternative,
  slice?: Slice,
): string[] =>
  categories
    .filter(({ terms }) => wording.every((anyTerm) => anyTerm.some((term) => terms.has(term))))
    .map(({ id }) => lexeme(categoryTag(id, slice)));
