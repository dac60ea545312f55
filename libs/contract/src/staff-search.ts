import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { readings, SearchText } from './search.ts';
import { Id, IdInUrl, line, PageMeta, PageQuery, Timestamp } from './values.ts';

/** Words that mean the same to a customer, in any language: a search for one finds them all. */
export const SynonymFields = z.object({
  terms: z.array(line(60)).min(2).max(60),
  note: z.string().trim().max(300).default(''),
});
export type SynonymFields = z.infer<typeof SynonymFields>;

export const SynonymGroup = SynonymFields.extend({ id: Id, updatedAt: Timestamp });
export type SynonymGroup = z.infer<typeof SynonymGroup>;

export const listSynonymGroups = endpoint({
  method: 'GET',
  path: '/admin/search/synonyms',
  access: 'product:write',
  summary: 'A page of synonym groups, those changed last first',
  query: PageQuery.extend({ query: SearchText.optional() }),
  data: z.array(SynonymGroup),
  meta: PageMeta,
});

export const getSynonymGroup = endpoint({
  method: 'GET',
  path: '/admin/search/synonyms/:id',
  access: 'product:write',
  summary: 'One synonym group',
  params: z.object({ id: IdInUrl }),
  data: SynonymGroup,
  errors: ['search.group_not_found'],
});

export const createSynonymGroup = endpoint({
  method: 'POST',
  path: '/admin/search/synonyms',
  access: 'product:write',
  summary: 'Add a synonym group; the next search knows it',
  body: SynonymFields,
  data: SynonymGroup,
});

export const updateSynonymGroup = endpoint({
  method: 'PATCH',
  path: '/admin/search/synonyms/:id',
  access: 'product:write',
  summary: 'Change a synonym group',
  params: z.object({ id: IdInUrl }),
  body: SynonymFields.extend({
    /** Refused where somebody else has changed the group since. */
    seenUpdatedAt: Timestamp.optional(),
  }),
  data: SynonymGroup,
  errors: ['search.group_not_found', 'search.group_changed'],
});

export const deleteSynonymGroup = endpoint({
  method: 'DELETE',
  path: '/admin/search/synonyms/:id',
  access: 'product:write',
  summary: 'Delete a synonym group',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['search.group_not_found'],
});

const NamedProduct = z.object({ id: Id, name: z.string(), nameAr: z.string() });

/** What one of the shop's own checks finds before a change and after it. */
export const ChangedCheck = z.object({
  query: z.string(),
  /** Share of the expected products among the first ten; for what must find nothing, 1 when it does. */
  before: z.number().min(0).max(1),
  after: z.number().min(0).max(1),
});

/** A dry run: what would change if a group were saved or deleted. */
export const trySynonyms = endpoint({
  method: 'POST',
  path: '/admin/search/synonyms/try',
  access: 'product:write',
  summary: "Try a synonym group on the shop's checks and on a query, before it is saved or deleted",
  body: z.object({
    /** None at all: as if the group were deleted. */
    terms: SynonymFields.shape.terms.or(z.tuple([])),
    /** The group that these terms would replace; a new one when left out. */
    id: Id.optional(),
    /** Something typed that should find more with the group. */
    query: SearchText.optional(),
  }),
  data: z.object({
    /** How many checks there are; none in a shop that has not been given any. */
    checks: z.int().nonnegative(),
    better: z.array(ChangedCheck),
    worse: z.array(ChangedCheck),
    /** The first ten products for `query`, now and with the group. */
    before: z.array(NamedProduct),
    after: z.array(NamedProduct),
  }),
  errors: ['search.group_not_found'],
});

/** Something that people searched and did not find; nobody knows who. */
export const SearchMiss = z.object({
  id: Id,
  /** As somebody typed it last; spellings that are compared as one count together. */
  query: z.string(),
  count: z.int().positive(),
  firstAt: Timestamp,
  lastAt: Timestamp,
});
export type SearchMiss = z.infer<typeof SearchMiss>;

export const missSorts = ['most', 'latest'] as const;

export const listSearchMisses = endpoint({
  method: 'GET',
  path: '/admin/search/misses',
  access: 'product:write',
  summary: 'A page of what people searched without a result, the most frequent first',
  query: PageQuery.extend({ sort: z.enum(missSorts).optional() }),
  data: z.array(SearchMiss),
  meta: PageMeta,
});

export const dismissSearchMiss = endpoint({
  method: 'DELETE',
  path: '/admin/search/misses/:id',
  access: 'product:write',
  summary: 'Take a search without result off the list; it comes back when it is searched again',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['search.miss_not_found'],
});

/** Where a word stands, the weightiest first. */
export const searchFields = ['name', 'category', 'design', 'description'] as const;
/** How well it fits, the best first. */
export const searchGrades = ['exact', 'synonym', 'prefix'] as const;

export const Explanation = z.object({
  searchedFor: z.string().nullable(),
  reading: z.enum(readings).nullable(),
  /** The words of the query, with all that each of them finds. */
  words: z.array(
    z.object({
      typed: z.string(),
      /** A stop word such as "for": it counts for the ranking, but need not match. */
      isOptional: z.boolean(),
      terms: z.array(z.object({ term: z.string(), grade: z.enum(searchGrades) })),
    }),
  ),
  products: z.array(
    NamedProduct.extend({
      rank: z.int().positive(),
      points: z.number(),
      inStock: z.boolean(),
      /** Whether every word was found; those that hold some of them come after. */
      isWhole: z.boolean(),
      matches: z.array(
        z.object({
          typed: z.string(),
          term: z.string(),
          field: z.enum(searchFields),
          grade: z.enum(searchGrades),
          points: z.number(),
        }),
      ),
    }),
  ),
});
export type Explanation = z.infer<typeof Explanation>;

export const explainSearch = endpoint({
  method: 'GET',
  path: '/admin/search/explain',
  access: 'product:write',
  summary: 'Why the first twenty products of a search stand where they do',
  query: z.object({ query: SearchText.min(1) }),
  data: Explanation,
});
