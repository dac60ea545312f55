import { expect, test } from 'vitest';

import { fieldsOfGroup, problemOf, termsIn } from './synonym-fields.ts';

test('takes each line for a word or a phrase, once, without the space around it', () => {
  expect(termsIn(' سلطانية \n\nsalad  bowl\nسلطانية\n')).toEqual(['سلطانية', 'salad bowl']);
});

test.each([
  ['', 'synonyms.tooFew'],
  ['bowl\nbowl\n', 'synonyms.tooFew'],
  [Array.from({ length: 61 }, (_, word) => `word${word}`).join('\n'), 'synonyms.tooMany'],
  [`bowl\n${'b'.repeat(61)}`, 'synonyms.tooLong'],
  ['bowl\nسلطانية', undefined],
])('says what is wrong with %j', (typed, problem) => {
  expect(problemOf(typed)).toBe(problem);
});

test('a new group begins with the word that it is made for', () => {
  expect(fieldsOfGroup(undefined, 'carpet').terms).toBe('carpet\n');
});
