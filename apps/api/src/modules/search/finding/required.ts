import { type Alternative, includes } from '../language/alternatives.ts';
import type { Phrase, Word } from '../language/phrases.ts';

/** What a product must have of a query: without optional words, and without what says the same twice. */
export const requiredPhrases = (phrases: Phrase[]): Phrase[] =>
  phrases.filter(({ words }) => words.some(({ isOptional }) => !isOptional));

/**
 * A word that finds nothing but what the phrase's synonyms find stands for the whole phrase: the index would look it
 * up nevertheless.
 */
export function withoutDoubles(phrase: Phrase): Phrase {
  const { words, instead } = phrase;
  const isIncluded = (one: Alternative) => instead.some((wide) => includes(wide, one));
  const double = words.find(({ alternatives }) => alternatives.every(isIncluded));
  return double ? { words: [{ ...double, alternatives: instead }], instead: [] } : phrase;
}

/** Without optional words, and without synonyms of the phrase that find nothing more than its words do. */
export function withoutOptional({ words, instead }: Phrase): Phrase {
  const required = words.filter(({ isOptional }) => !isOptional);
  const isIncluded = (one: Alternative, { alternatives }: Word) =>
    alternatives.some((wide) => includes(wide, one));
  return {
    words: required,
    instead: instead.filter((one) => !required.every((word) => isIncluded(one, word))),
  };
}
