import { expect, test } from 'vitest';

import { openingOf } from './opening-of.ts';

const long = 'A board for the table and the kitchen that is carved from one piece of olive wood';

test('keeps whole sentences', () => {
  expect(openingOf('لوح متين. مقاسه ٢.٢ سم.')).toBe('لوح متين. مقاسه ٢.٢ سم.');
  expect(openingOf(`${long}. It is 2.2 cm thick. And it is oiled.`)).toBe(
    `${long}. It is 2.2 cm thick.`,
  );
});

test('ends a long sentence after a word, with one ellipsis', () => {
  expect(openingOf(`${long}, and oiled at last, with patience and care.`)).toBe(
    `${long}, and oiled at last, with…`,
  );
});

test('ends within a sentence rather than leave a hole', () => {
  expect(openingOf(`A solid board. ${long}, 2.2 cm thick, and oiled with care.`)).toBe(
    `A solid board. ${long}, 2.2 cm…`,
  );
});

test('takes any text', () => {
  expect(openingOf('')).toBe('');
  expect(openingOf('A board')).toBe('A board');
  expect(openingOf('x'.repeat(300))).toHaveLength(111);
});
