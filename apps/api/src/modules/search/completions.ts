import { francoDistanceOfBegun, readingsOf, soundKeysOfBegun } from '@craftsandore/search';

import type { SearchWords } from './search-words.ts';

/** So many words are looked at, and so many are taken. */
const [mostLookedAt, most] = [100, 20];
/** Shorter beginnings may be of nearly any word. */
export const shortestGuess = 3;

/** What may become of a word that is not finished, the likeliest first. */
export type Complete = (known: SearchWords, begun: string) => string[];

/** Words that names consist of, or that are said for them, and that begin so; the shortest first. */
export const asTyped: Complete = ({ vocabulary, lexicon }, begun) => {
  // الم is on its way to الملعقة: of the word itself there is one letter.
  const afterArticle = begun.match(/^(?:ال|لل)(.)$/u)?.slice(1) ?? [];
  const found = [begun, ...readingsOf(begun), ...afterArticle].flatMap((prefix) => [
    ...vocabulary.startingWith(prefix, most).filter(vocabulary.isName),
    ...lexicon.startingWith(prefix),
  ]);
  return [...new Set(found)].sort((a, b) => a.length - b.length).slice(0, most);
};

/** Words of names that sound so, begun in Latin letters; the nearest first. */
export const bySound: Complete = ({ vocabulary }, begun) => {
  if (begun.length < shortestGuess) return [];
  const sounding = soundKeysOfBegun(begun)
    .flatMap((sound) => vocabulary.soundingFrom(sound, mostLookedAt))
    .filter(vocabulary.isName)
    .map((term) => ({ term, distance: francoDistanceOfBegun(begun, term) }));
  const near = sounding.filter(({ distance }) => distance <= 0.5);
  const ordered = near.sort((a, b) => a.distance - b.distance || a.term.length - b.term.length);
  return [...new Set(ordered.map(({ term }) => term))].slice(0, most);
};
