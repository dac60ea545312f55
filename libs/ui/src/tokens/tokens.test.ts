import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { contrast, readTokens, resolveColor } from './contrast.ts';

const light = readTokens(readFileSync(`${import.meta.dirname}/color.css`, 'utf8'));
const dark = readTokens(readFileSync(`${import.meta.dirname}/dark.css`, 'utf8'));
const schemes = { light, dark: { ...light, ...dark } };

const grounds = ['page', 'surface', 'surface-sunken', 'surface-tile', 'surface-hover'];
const words =
  'text text-soft text-muted accent accent-hover olive wood success warning danger info';
const edges = 'focus border-strong star';

type Pair = [above: string, ground: string];

const bands = ['inverse', 'olive'].flatMap((band): Pair[] =>
  ['text-inverse', 'text-inverse-muted', 'text-inverse-hover', 'focus-inverse'].map((above) => [
    `--color-${above}`,
    `--color-surface-${band}`,
  ]),
);

const fixed = [
  'on-primary primary',
  'on-primary primary-hover',
  'on-primary primary-active',
  'on-primary-inverse primary-inverse',
  'on-primary-inverse primary-inverse-hover',
  'on-accent accent',
  'on-accent accent-hover',
  'on-danger danger',
  'on-danger danger-hover',
  'on-avatar avatar',
  'accent accent-soft',
  'olive olive-soft',
  'success success-soft',
  'warning warning-soft',
  'danger danger-soft',
  'info info-soft',
].map((pair): Pair => {
  const [above, ground] = pair.split(' ');
  return [`--color-${above}`, `--color-${ground}`];
});

const statuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'unknown'].map(
  (status): Pair => [`--status-${status}-fg`, `--status-${status}-bg`],
);

/** Every colour of the list on every ground that it may stand on. */
function onGrounds(names: string): Pair[] {
  return names
    .split(' ')
    .flatMap((name) => grounds.map((ground): Pair => [`--color-${name}`, `--color-${ground}`]));
}

describe.each(Object.entries(schemes))('%s scheme', (_name, tokens) => {
  test.each([...onGrounds(words), ...fixed, ...bands, ...statuses])(
    '%s can be read on %s',
    (word, ground) => {
      const ratio = contrast(resolveColor(tokens, word), resolveColor(tokens, ground));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(onGrounds(edges))('%s can be seen on %s', (edge, ground) => {
    const ratio = contrast(resolveColor(tokens, edge), resolveColor(tokens, ground));
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

test('the four tints of cards and banners carry text', () => {
  for (const tint of ['sand', 'clay', 'olive', 'banner']) {
    const ground = resolveColor(light, `--color-tint-${tint}`);
    expect(contrast(resolveColor(light, '--color-text'), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('contrast of black on white is the highest there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});
