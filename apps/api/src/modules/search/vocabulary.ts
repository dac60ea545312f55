import { soundOf } from '@craftsandore/search';

import { beginningSo } from './beginning-so.ts';

export type VocabularyRow = { id: number; term: string; spelling: string; isName: boolean };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** The words of all products, in memory: it only grows, so it is read once, and then what is new. */
export function createVocabulary() {
  const rows = new Map<string, VocabularyRow>();
  const bySound = new Map<string, string[]>();
  let sorted: string[] = [];
  let sortedSounds: string[] = [];
  let last = 0;

  return {
    /** The highest id that is known. */
    last: () => last,

    add(added: VocabularyRow[]): void {
      if (added.length === 0) return;
      for (const row of added) {
        const sound = soundOf(row.term);
        if (sound && !rows.has(row.term)) {
          bySound.set(sound, [...(bySound.get(sound) ?? []), row.term]);
        }
        rows.set(row.term, row);
        last = Math.max(last, row.id);
      }
      sorted = [...rows.keys()].sort();
      sortedSounds = [...bySound.keys()].sort();
    },

    has: (term: string) => rows.has(term),
    isName: (term: string) => rows.get(term)?.isName ?? false,
    spellingOf: (term: string) => rows.get(term)?.spelling,
    soundingLike: (sound: string) => bySound.get(sound) ?? [],

    /** Words that begin so, at most so many. */
    startingWith: (prefix: string, most: number) => beginningSo(sorted, prefix, most),

    /** Words whose sound begins so; those of so many sounds at most. */
    soundingFrom: (sound: string, most: number) =>
      beginningSo(sortedSounds, sound, most).flatMap((whole) => bySound.get(whole) ?? []),
  };
}
