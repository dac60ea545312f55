import { variantsOf } from './alternatives.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export type TermChecks = ReturnType<typeof termChecks>;

/** What the shop knows a term as. */
export function termChecks(
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  categoryTerms: Set<string>,
  isIndexed: (term: string) => boolean,
) {
  const isKnown = (term: string) =>
    vocabulary.has(term) || synonyms.has(term) || categoryTerms.has(term);

  /** Whether things are called so, and not only described. */
  const isName = (term: string) =>
    vocabulary.isInNames(term) || synonyms.has(term) || categoryTerms.has(term);

  /** Whether it is no name, but would be a known word with one of these letters before it. */
  const isKnownWith = (letters: string, term: string) =>
    !isName(term) && [...letters].some((letter) => vocabulary.has(letter + term));

  /** Whether it surely is the rest of another word: descriptions hardly ever attach these letters (طير of فطير). */
  const isFragment = (term: string) => isKnownWith('فك', term);

  return {
    /** Whether a product or a category has it. */
    isIndexed,
    isKnown,
    isName,

    /** Whether it may be the rest of another word, whose first letter looks attached: رسي of كرسي. */
    mayBeFragment: (term: string) => isKnownWith('وفبكل', term),

    /** Whether it is known in the singular or in a plural. */
    isKnownForm: (term: string) =>
      variantsOf(term).some((form) => isKnown(form) && !isFragment(form)),

    /** Whether the shop has things that are called so, by this word or by a synonym. */
    isSold: (term: string) => {
      const variants = variantsOf(term);
      return (
        variants.some((form) => vocabulary.isInNames(form) || categoryTerms.has(form)) ||
        synonyms.of(variants).length > 0
      );
    },
  };
}
