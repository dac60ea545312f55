import { detachedForms, isNumber } from '@craftsandore/search';

import { interpretation, type Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';

const minPrefix = 4;
const maxCompletions = 20;

/** A number, or a word that is known as typed, in the singular or plural, or with a letter attached to it. */
export function asTyped(lexicon: Lexicon, typed: string): Interpretation | null {
  if (isNumber(typed)) return interpretation(typed, [typed], null);
  const detached = detachedForms(typed);
  return lexicon.isKnownForm(typed)
    ? interpretation(typed, [typed, ...detached.filter(lexicon.isName)], null)
    : interpretation(typed, detached.filter(lexicon.isKnownForm).slice(0, 1), null);
}

/** A word that is not finished. */
export function asPrefix(lexicon: Lexicon, typed: string): Interpretation | null {
  if (typed.length < minPrefix || /\d/.test(typed)) return null;
  const isCompletion = (term: string) =>
    typed.length > minPrefix || !isOtherWordByEnding(typed, term);
  const { vocabulary, synonyms, isName } = lexicon;
  const words = vocabulary.startingWith(typed, maxCompletions).filter(isCompletion).filter(isName);
  const terms = words.length > 0 ? words : synonyms.startingWith(typed).filter(isCompletion);
  return terms.length > 0 ? { typed, terms, isPrefix: true, reading: null } : null;
}

/** After a yaa, taa marbuta makes another word: صيني (Chinese) does not become صينية (a tray). */
export const isOtherWordByEnding = (typed: string, term: string) =>
  term === `${typed}ه` && typed.endsWith('ي');
