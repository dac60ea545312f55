import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { maxLength } from './plain/limits.ts';
import { Id, Money } from './values.ts';

/** What people search for. It is cut, not refused: any text may be pasted into a search box. */
export const SearchText = z
  .string()
  .trim()
  .overwrite((text) => text.slice(0, maxLength.query).toWellFormed());

/** Start (inclusive) and end (exclusive) in a text, in UTF-16 code units. */
const Range = z.tuple([z.int().nonnegative(), z.int().positive()]);

/** Where the words that were searched stand in the names of a product. */
export const Highlight = z.object({
  productId: Id,
  name: z.array(Range),
  nameAr: z.array(Range),
});
export type Highlight = z.infer<typeof Highlight>;

/** What made us search something else than what was typed. */
export const readings = ['layout', 'franco', 'spelling', 'spacing', 'shortened'] as const;

export const SearchDetails = z.object({
  /** What was searched, in words for people, where it is not what was typed; else null. */
  searchedFor: z.string().nullable(),
  /** Why that is: the keyboard's layout, Arabic in Latin letters, a slip, words written as one, an end that nothing has. */
  reading: z.enum(readings).nullable(),
  /** What may have been meant where nothing was found; nothing of it is among the products. */
  didYouMean: z.array(z.string()),
  /** Of the products on this page. */
  highlights: z.array(Highlight),
});
export type SearchDetails = z.infer<typeof SearchDetails>;

const Named = z.object({ id: Id, name: z.string(), nameAr: z.string() });

const SuggestedProduct = Named.extend({
  /** Of its cheapest design. */
  price: Money,
  /** Another one costs more. */
  isFrom: z.literal(true).optional(),
  /** Of its first design, at the smallest width. */
  photoUrl: z.string().nullable(),
  /** Its first design; null where it has none. */
  design: Named.omit({ id: true }).nullable(),
  highlight: Highlight.omit({ productId: true }),
});

/** The response is at most 2 KB long, whatever the names. */
export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  access: 'public',
  summary: 'What may be meant, while it is being typed: words, categories and products',
  query: z.object({ query: SearchText.default('') }),
  data: z.object({
    /** The text with its last word finished, as one may search for it. */
    terms: z.array(z.string()),
    categories: z.array(Named),
    products: z.array(SuggestedProduct),
  }),
});
