import { detachedForms, words } from '@craftsandore/search';
import { asc, gt, isNull } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { categories } from '../../../db/schema/catalogue.ts';
import { searchVocabulary, synonymGroups } from '../../../db/schema/search.ts';
import type { CatalogueChanges } from '../../../public-cache/catalogue-changes.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { createVocabulary } from './vocabulary.ts';

/** Reads something with the lexicon as it is now. `read` may be called twice, so it must not write. */
export type WithLexicon = <T>(read: (lexicon: Lexicon) => Promise<T>) => Promise<T>;

/** Transactions end in another order than they began: this many ids are read again. */
const overlap = 1_000;

type Parts = { db: Database; changes: CatalogueChanges };

/**
 * Holds the lexicon in memory until somebody changes a category or a synonym, or brings a new word: the very next
 * search of every instance knows it.
 */
export function lexiconInMemory({ db, changes }: Parts): WithLexicon {
  const vocabulary = createVocabulary();
  let loading: Promise<Lexicon> | null = null;
  let loaded: Lexicon | null = null;
  changes.onWords(() => {
    loading = null;
  });

  async function load(): Promise<Lexicon> {
    const [added, groups, named] = await Promise.all([
      db
        .select()
        .from(searchVocabulary)
        .where(gt(searchVocabulary.id, vocabulary.lastId() - overlap))
        .orderBy(asc(searchVocabulary.id)),
      // Only some of many wordings are searched: which ones must not depend on what was edited last.
      db
        .select({ id: synonymGroups.id, terms: synonymGroups.terms })
        .from(synonymGroups)
        .orderBy(asc(synonymGroups.id)),
      db
        .select({
          id: categories.id,
          name: categories.name,
          nameAr: categories.nameAr,
          isHidden: categories.isHidden,
        })
        .from(categories)
        .where(isNull(categories.deletedAt))
        .orderBy(asc(categories.id)),
    ]);
    vocabulary.add(added);
    const withTerms = named.map((category) => ({ ...category, terms: termsOf(category) }));
    return createLexicon({ vocabulary, groups, categories: withTerms });
  }

  async function current(): Promise<Lexicon> {
    if (!(await changes.isUpToDate())) return load();
    if (!loading) {
      const started = load();
      loading = started;
      // A load that failed must not fail later searches.
      started.catch(() => {
        if (loading === started) loading = null;
      });
    }
    return loading;
  }

  return async (read) => {
    const before = loaded;
    // It is nearly always unchanged: the search begins before we know.
    const early = before && read(before);
    early?.catch(() => undefined);
    loaded = await current();
    return early && loaded === before ? early : read(loaded);
  };
}

function termsOf({ name, nameAr }: { name: string; nameAr: string }): Set<string> {
  const terms = words(`${name} ${nameAr}`);
  return new Set([...terms, ...terms.flatMap(detachedForms)]);
}
