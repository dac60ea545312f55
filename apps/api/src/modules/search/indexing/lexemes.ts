import type { Slice } from './slices.ts';

// A product is indexed by its words, with their places and weights, and by tags: words with a sign before them, which
// tell by the index alone in which slice of the shop and where in the product a word stands.

const quoted = /['\\]/;

/** A word as PostgreSQL reads it. Few have anything to quote, and a search has hundreds. */
export const lexeme = (term: string) =>
  `'${quoted.test(term) ? term.replace(/['\\]/g, '$&$&') : term}'`;

/** A word, or a pair of words, in the name of a product: `+aspoon`. */
export const nameTag = (slice: Slice, term: string) => `+${slice}${term}`;

/** A word in the name of a product or a design: `*aspoon`. */
export const prominentTag = (slice: Slice, term: string) => `*${slice}${term}`;

/** A category: `@7` in the whole shop, `@a7` in a slice of it. */
export const categoryTag = (categoryId: number, slice: Slice | '' = '') => `@${slice}${categoryId}`;
