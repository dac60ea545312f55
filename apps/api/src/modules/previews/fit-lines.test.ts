import { expect, test } from 'vitest';

import { fitLines } from './fit-lines.ts';

const measure = async (text: string) => text.length;

test.each([
  ['one line', 3, ['one line']],
  ['as few lines as there can be', 3, ['as few', 'lines as', 'there can', 'be']],
  ['  spaces \n at  will ', 3, ['spaces at', 'will']],
  ['a name of far too many words', 2, ['a name of', 'far too…']],
  ['extraordinarily long', 2, ['extraordi…', 'long']],
  ['an extraordinary', 1, ['an…']],
  ['', 2, []],
])('%j is written in lines of 10 letters', async (text, lines, expected) => {
  const most = Math.max(lines, expected.length);
  expect(await fitLines(text, { width: 10, lines: most }, measure)).toEqual(expected);
});
