import { detachedForms, francoDistanceOfPrefix, soundKeysOfPrefix } from '@craftsandore/search';

import type { Lexicon } from './lexicon.ts';

const maxCompletions = 20;
const maxSounds = 100;
const maxDistance = 0.5;
/** Shorter beginnings may be of nearly any word. */
export const minGuessed = 3;

/** What an unfinished word may become, the likeliest first. */
export type Complete = (lexicon: Lexicon, begun: string) => string[];

/** Words of names, and synonyms, that start with it; the shortest first. */
export const completionsAsTyped: Complete = ({ vocabulary, synonyms }, begun) => {
  // الم is on its way to الملعقة: of the word itself there is one letter.
  const afterArticle = begun.match(/^(?:ال|لل)(.)$/u)?.slice(1) ?? [];
  const found = [begun, ...detachedForms(begun), ...afterArticle].flatMap((prefix) => [
    ...vocabulary.startingWith(prefix, maxCompletions).filter(vocabulary.isInNames),
    ...synonyms.startingWith(prefix),
  ]);
  return [...new Set(found)].sort((a, b) => a.length - b.length).slice(0, maxCompletions);
};

/** Words of names that start with its sound, in Latin letters; the nearest first. */
export const completionsBySound: Complete = ({ vocabulary }, begun) => {
  if (begun.length < minGuessed) return [];
  const near = soundKeysOfPrefix(begun)
    .flatMap((sound) => vocabulary.soundStartingWith(sound, maxSounds))
    .filter(vocabulary.isInNames)
    .map((term) => ({ term, distance: francoDistanceOfPrefix(begun, term) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.term.length - b.term.length);
  return [...new Set(near.map(({ term }) => term))].slice(0, maxCompletions);
};
