import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { contrast, readTokens, resolveColor } from './contrast.ts';
import { edgePairs, tintPairs, wordPairs } from './pairs.ts';

const light = readTokens(readFileSync(`${import.meta.dirname}/color.css`, 'utf8'));
const dark = readTokens(readFileSync(`${import.meta.dirname}/dark.css`, 'utf8'));
const schemes = { light, dark: { ...light, ...dark } };

describe.each(Object.entries(schemes))('%s scheme', (_name, tokens) => {
  test.each(wordPairs)('%s can be read on %s', (word, ground) => {
    const ratio = contrast(resolveColor(tokens, word), resolveColor(tokens, ground));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s can be seen on %s', (edge, ground) => {
    const ratio = contrast(resolveColor(tokens, edge), resolveColor(tokens, ground));
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

test.each(tintPairs)('%s can be read on %s', (word, ground) => {
  const ratio = contrast(resolveColor(light, word), resolveColor(light, ground));
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test('contrast of black on white is the highest there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});
