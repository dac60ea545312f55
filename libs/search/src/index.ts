export { formsOf, readingsOf } from './arabic.ts';
export { brokenFormsOf } from './broken-plurals.ts';
export { tellingWords } from './descriptions.ts';
export { fold } from './fold.ts';
export {
  francoDistance,
  francoDistanceOfBegun,
  soundKeys,
  soundKeysOfBegun,
  soundOf,
} from './franco.ts';
export { headsOf } from './heads.ts';
export { highlight, type Range } from './highlight.ts';
export { onOtherLayout } from './layout.ts';
export { isList } from './lists.ts';
export { isNumber } from './numbers.ts';
export { isOptional, isSmall, optionalSoundingLike } from './optional-words.ts';
export { beforePrepositions } from './prepositions.ts';
export { splitsOf } from './spacing.ts';
export { spellingsOf } from './spellings.ts';
export { areTwoLettersApart, nearTo, slipsOf } from './typos.ts';
export { normalise, normaliserVersion, words } from './words.ts';
