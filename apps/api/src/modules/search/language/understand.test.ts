import { words } from '@craftsandore/search';
import { expect, test } from 'vitest';

import { createLexicon } from './lexicon.ts';
import { understand } from './understand.ts';
import { understandings } from './understandings.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary();
vocabulary.add(
  words('صينية زان ساعة tray beech clock coffee spoon wall board').map((term, index) => ({
    id: index + 1,
    term,
    spelling: term,
    isName: true,
  })),
);
const lexicon = createLexicon({
  vocabulary,
  groups: [{ id: 1, terms: ['hot pad', 'board'] }],
  categories: [],
});

const wordingsOf = (query: string) =>
  understand(lexicon, query).phrases.map(({ words: [word], instead }) => [
    ...(word?.alternatives ?? []).map(({ wording }) => wording.map(([term]) => term)),
    ...instead.map(({ wording }) => wording.map(([term]) => term)),
  ]);

test.each([
  ['spo', 1, []],
  ['صين', 0, ['صينية']], // China
  ['tra', 0, ['tray']],
  ['sp', 0, ['spoon']],
])('%s, which may be unfinished, has %i meanings, else it is a question', (query, count, asked) => {
  const { phrases, didYouMean } = understand(lexicon, query);
  expect(phrases).toHaveLength(count);
  expect(didYouMean).toEqual(asked);
});

test.each([
  ['qwxzqv spoo', ['spoon']],
  ['spoo beach', ['spoon', 'beech']],
])('%s is asked about in whole words', (query, asked) => {
  expect(understand(lexicon, query).didYouMean).toEqual(asked);
});

test('a description that narrows nothing may be misspelt', () => {
  expect(understand(lexicon, 'wodden spoon').phrases).toHaveLength(1);
  expect(understand(lexicon, 'wodden').phrases).toEqual([]);
});

test.each([
  ['spoons', null],
  ['sineya', 'franco'],
  ['wdkdm', 'layout'],
  ['colck', 'spelling'],
  ['coffeespoon', 'spacing'],
])('%s is read as %s', (query, reading) => {
  const understanding = understand(lexicon, query);
  expect(understanding.phrases.length).toBeGreaterThan(0);
  expect(understanding.reading).toBe(reading);
});

test('a number is a word like others, beside others', () => {
  expect(wordingsOf('tray ten')).toEqual([[['tray']], [['10']]]);
  expect(wordingsOf('5')).toEqual([]);
});

test('words that are unknown alone are known as a synonym', () => {
  expect(wordingsOf('hot pad')).toEqual([[['board']]]);
});

test('where a word stays unknown, nothing is searched, and the rest is suggested', () => {
  const { phrases, didYouMean } = understand(lexicon, 'qwxzqv tray');
  expect(phrases).toEqual([]);
  expect(didYouMean).toContain('tray');
});

test('a place at the end may be dropped', () => {
  const [first, second] = understandings(lexicon, 'clock in the attic');
  expect(first.phrases).toEqual([]);
  expect(second).toMatchObject({ reading: 'shortened', searchedFor: 'clock' });
});
