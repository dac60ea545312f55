import { soundsOf } from '@craftsandore/search';

import { wordsStartingWith } from './prefix-search.ts';

export type VocabularyRow = { id: number; term: string; spelling: string; isName: boolean };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** The words of all products, in memory. It only grows: it is read once, then only what is new. */
export function createVocabulary() {
  const rows = new Map<string, VocabularyRow>();
  const bySound = new Map<string, string[]>();
  let sorted: string[] = [];
  let sortedSounds: string[] = [];
  let lastId = 0;

  return {
    lastId: () => lastId,

    add(added: VocabularyRow[]): void {
      if (added.length === 0) return;
      for (const row of added) {
        for (const sound of rows.has(row.term) ? [] : soundsOf(row.term)) {
          bySound.set(sound, [...(bySound.get(sound) ?? []), row.term]);
        }
        rows.set(row.term, row);
        lastId = Math.max(lastId, row.id);
      }
      sorted = [...rows.keys()].sort();
      sortedSounds = [...bySound.keys()].sort();
    },

    has: (term: string) => rows.has(term),

    /** Whether it stands in the name of a product or design, and not only in descriptions. */
    isInNames: (term: string) => rows.get(term)?.isName ?? false,

    spellingOf: (term: string) => rows.get(term)?.spelling,

    soundingLike: (sound: string) => bySound.get(sound) ?? [],

    startingWith: (prefix: string, max: number) => wordsStartingWith(sorted, prefix, max),

    /** Words whose sound starts with this one; those of `maxSounds` different sounds. */
    soundStartingWith: (sound: string, maxSounds: number) =>
      wordsStartingWith(sortedSounds, sound, maxSounds).flatMap(
        (whole) => bySound.get(whole) ?? [],
      ),
  };
}
