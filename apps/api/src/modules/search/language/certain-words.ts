import { detachedForms, isNumber } from '@craftsandore/search';

import { variantsOf } from './alternatives.ts';
import { interpretation, type Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';

const minPrefix = 4;
/** Where it can only be the beginning of one word: ملع of ملعقة. */
const minSurePrefix = 3;
/** They make other words of words: of زيت (oil) زيتون (olives), of the cars cards. */
const endings = /^(?:.|يه|ون|ين|ات|ان|ed|er|es|ing)$/u;
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
  if (typed.length < minSurePrefix || /\d/.test(typed)) return null;
  const isCompletion = (term: string) =>
    typed.length > minPrefix || !isOtherWordByEnding(typed, term);
  const { vocabulary, synonyms, isName } = lexicon;
  const words = vocabulary.startingWith(typed, maxCompletions).filter(isCompletion).filter(isName);
  const terms = words.length > 0 ? words : synonyms.startingWith(typed).filter(isCompletion);
  if (typed.length < minPrefix && !isOneWord(typed, terms)) return null;
  return terms.length > 0 ? { typed, terms, isPrefix: true, reading: null } : null;
}

/** Whether these completions are the forms of one word, and not of the typed one. */
const isOneWord = (typed: string, terms: string[]) =>
  terms.every(
    (term) => !endings.test(term.slice(typed.length)) && variantsOf(term).includes(terms[0] ?? ''),
  );

/** After a yaa, taa marbuta makes another word: صيني (Chinese) does not become صينية (a tray). */
export const isOtherWordByEnding = (typed: string, term: string) =>
  term === `${typed}ه` && typed.endsWith('ي');
