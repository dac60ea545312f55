import { words } from '@craftsandore/search';
import { expect, test } from 'vitest';

import { inPairs, pairsOf } from './pairs.ts';

const asked = (query: string) => inPairs(words(query).map((term) => [term])).flat();

test.each(['olive board', 'board olive', 'cutting round board', 'round olive cutting board'])(
  'a name is found by the pairs of %s',
  (query) => {
    const indexed = pairsOf(words('Round olive cutting board'));
    expect(asked(query).length).toBe(Math.ceil(words(query).length / 2));
    expect(indexed).toEqual(expect.arrayContaining(asked(query)));
  },
);

test('a word with a letter attached is paired without it, too', () => {
  expect(pairsOf(words('طبق وملعقة'))).toEqual(expect.arrayContaining(asked('طبق ملعقة')));
});

test('numbers and words that narrow nothing stay by themselves', () => {
  expect(asked('board 30')).toEqual(words('board 30'));
  expect(asked('wood board')).toEqual(words('wood board'));
  expect(asked('30 board olive')).toEqual([...asked('board olive'), '30']);
});

test('a word that may be many stays by itself', () => {
  const many = Array.from({ length: 20 }, (_, index) => `term${'x'.repeat(index)}`);
  expect(inPairs([many, ['board']])).toEqual([many, ['board']]);
});
