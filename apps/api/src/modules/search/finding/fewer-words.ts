import type { Alternative } from '../language/alternatives.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Phrase } from '../language/phrases.ts';
import type { Understanding } from '../language/understanding.ts';
import { type Condition, unsliced } from './conditions.ts';
import { anywhereWith, inName, withWeights } from './places.ts';
import { requiredPhrases, withoutOptional } from './required.ts';
import { anyOf, categoriesNamed } from './tsquery.ts';

/**
 * Where few products have all words: any of them in name or category, or the main phrase anywhere. Null where that is
 * no more than all words.
 */
export function someWordsOf(lexicon: Lexicon, phrases: Phrase[]): Condition | null {
  const { required, alternatives, isOneWord } = partsOf(phrases);
  if (isOneWord) return null;
  const anywhere = alternativesOf(mainPhrase(required)).flatMap(anywhereWith(lexicon));
  const named = alternatives.flatMap((one) => [...inName(one), ...categoriesNamed(lexicon, one)]);
  return unsliced(anyOf([...named, ...anywhere]));
}

type Instead = {
  condition: Condition;
  /** A tsquery: unless some product matches it, nothing is shown instead. */
  onlyIf: string | null;
};

/**
 * Where no product has all words. They are then most often the name of another thing (a keyboard is a board of keys), so
 * the things that the main phrase names are shown only if the other word is a design or a category: a tray of a wood
 * that no tray is made of. Of several things, or where the main phrase names none, any word anywhere will do.
 */
export function insteadOf(lexicon: Lexicon, understanding: Understanding): Instead | null {
  const { required, alternatives, isOneWord, wordCount } = partsOf(understanding.phrases);
  if (isOneWord) return null;
  const main = mainPhrase(required);
  const things = alternativesOf(main);
  if (!things.some(isNameWith(lexicon)) || understanding.isList) {
    const condition = unsliced(anyOf(alternatives.flatMap(anywhereWith(lexicon))));
    return { condition, onlyIf: null };
  }
  const condition = unsliced(anyOf(things.map((one) => withWeights('A', one))));
  const others = required.filter((phrase) => phrase !== main).flatMap(alternativesOf);
  const designs = others.flatMap((one) => [
    withWeights('C', one),
    ...categoriesNamed(lexicon, one),
  ]);
  if (wordCount > 2) return { condition, onlyIf: null };
  return designs.length > 0 ? { condition, onlyIf: anyOf(designs) } : null;
}

function partsOf(phrases: Phrase[]) {
  const required = requiredPhrases(phrases).map(withoutOptional);
  const alternatives = required.flatMap(alternativesOf);
  const wordCount = required.flatMap(({ words }) => words).length;
  return {
    required,
    alternatives,
    wordCount,
    isOneWord: alternatives.length === 0 || wordCount < 2,
  };
}

const isNameWith =
  ({ vocabulary, categoryTerms }: Lexicon) =>
  ({ wording }: Alternative): boolean =>
    wording.flat().some((term) => vocabulary.isInNames(term) || categoryTerms.has(term));

/** What may find a product by itself: no number does. */
function alternativesOf(phrase: Phrase | undefined): Alternative[] {
  if (!phrase) return [];
  const words = phrase.words.filter(({ isNumber }) => !isNumber);
  return [...words.flatMap(({ alternatives }) => alternatives), ...phrase.instead];
}

/** What a query is about: Arabic says it first, also in Latin letters, English last. */
function mainPhrase(phrases: Phrase[]): Phrase | undefined {
  const isLatin = ({ words }: Phrase) => /^[a-z]/.test(words[0]?.meant ?? '');
  const firstArabic = phrases.findIndex((phrase) => !isLatin(phrase));
  return firstArabic < 0 ? phrases.at(-1) : phrases[Math.max(0, firstArabic - 1)];
}
