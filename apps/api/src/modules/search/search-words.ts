import { readingsOf, words } from '@craftsandore/search';
import { asc, gt, isNull } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { categories } from '../../db/schema/catalog.ts';
import { searchVocabulary, synonymGroups } from '../../db/schema/search.ts';
import type { CatalogueChanges } from '../../shared-answers/catalogue-changes.ts';
import { createLexicon, type Group, type Lexicon } from './lexicon.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

type NamedCategory = { id: number; name: string; nameAr: string; terms: Set<string> };

/** All words that searches know. */
export type SearchWords = {
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  categories: NamedCategory[];
  /** The words of all of them. */
  inCategories: Set<string>;
  /** The same with this group in the place of the one with its id; for trying it out. */
  withGroup: (group: Group) => SearchWords;
};

/** Reads something by the words of the shop as they are now. It may be read twice, so nothing is changed by it. */
export type WithSearchWords = <T>(read: (words: SearchWords) => Promise<T>) => Promise<T>;

/** Words whose transactions end in another order than they began are read although later ones are known. */
const overlap = 1_000;

type Parts = { db: Database; changes: CatalogueChanges };

/**
 * Holds the words of the shop in memory until somebody changes a category, a synonym or brings a new word: the very
 * next search of every instance knows it.
 */
export function searchWords({ db, changes }: Parts): WithSearchWords {
  const vocabulary = createVocabulary();
  let loading: Promise<SearchWords> | null = null;
  let loaded: SearchWords | null = null;
  changes.onWords(() => {
    loading = null;
  });

  async function load(): Promise<SearchWords> {
    const [added, groups, named] = await Promise.all([
      db
        .select()
        .from(searchVocabulary)
        .where(gt(searchVocabulary.id, vocabulary.last() - overlap))
        .orderBy(asc(searchVocabulary.id)),
      db.select({ id: synonymGroups.id, terms: synonymGroups.terms }).from(synonymGroups),
      db
        .select({ id: categories.id, name: categories.name, nameAr: categories.nameAr })
        .from(categories)
        .where(isNull(categories.deletedAt)),
    ]);
    vocabulary.add(added);
    const withTerms = named.map((category) => ({ ...category, terms: termsOf(category) }));
    return assemble(groups, vocabulary, withTerms);
  }

  async function current(): Promise<SearchWords> {
    if (!(await changes.areKnown())) return load();
    if (!loading) {
      const started = load();
      loading = started;
      // A load that failed is no answer for those who come later.
      started.catch(() => {
        if (loading === started) loading = null;
      });
    }
    return loading;
  }

  return async (read) => {
    const held = loaded;
    // Nearly always they are still the same: nobody waits to hear it before the search begins.
    const reading = held && read(held);
    reading?.catch(() => undefined);
    loaded = await current();
    return reading && loaded === held ? reading : read(loaded);
  };
}

function termsOf({ name, nameAr }: { name: string; nameAr: string }): Set<string> {
  const terms = words(`${name} ${nameAr}`);
  return new Set([...terms, ...terms.flatMap(readingsOf)]);
}

function assemble(groups: Group[], vocabulary: Vocabulary, named: NamedCategory[]): SearchWords {
  const inCategories = new Set(named.flatMap(({ terms }) => [...terms]));
  const isIndexed = (term: string) =>
    vocabulary.has(term) || inCategories.has(term) || /^[\d.]+$/.test(term);
  return {
    vocabulary,
    lexicon: createLexicon(groups, isIndexed),
    categories: named,
    inCategories,
    withGroup: (group) =>
      assemble([...groups.filter(({ id }) => id !== group.id), group], vocabulary, named),
  };
}
