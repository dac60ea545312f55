import { isNumber } from '@craftsandore/search';

import type { SynonymGroup } from './synonym-index.ts';
import { synonymsOf, type Synonyms } from './synonyms.ts';
import { type TermChecks, termChecks } from './term-checks.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A category, with the terms of both its names. One that is hidden finds its products, and is not named itself. */
type NamedCategory = {
  id: number;
  name: string;
  nameAr: string;
  isHidden: boolean;
  terms: Set<string>;
};

type Parts = { vocabulary: Vocabulary; groups: SynonymGroup[]; categories: NamedCategory[] };

/** All that searches know about words: those of products, of synonym groups and of categories. */
export type Lexicon = Pick<Parts, 'vocabulary' | 'categories'> &
  TermChecks & {
    synonyms: Synonyms;
    categoryTerms: Set<string>;
    /** The same with this group instead of the one with its id; for trying it out. */
    withGroup: (group: SynonymGroup) => Lexicon;
  };

export function createLexicon({ vocabulary, groups, categories }: Parts): Lexicon {
  const categoryTerms = new Set(categories.flatMap(({ terms }) => [...terms]));
  const isIndexed = (term: string) =>
    isNumber(term) || vocabulary.has(term) || categoryTerms.has(term);
  const synonyms = synonymsOf(groups, isIndexed);
  return {
    vocabulary,
    synonyms,
    categories,
    categoryTerms,
    ...termChecks(vocabulary, synonyms, categoryTerms, isIndexed),
    withGroup: (group) =>
      createLexicon({
        vocabulary,
        categories,
        groups: [...groups.filter(({ id }) => id !== group.id), group],
      }),
  };
}
