import { expect, test } from 'vitest';

import { diffRuns, type Run } from './diff-runs.ts';

const signs: Record<Run['kind'], [string, string]> = {
  same: ['', ''],
  added: ['{+', '+}'],
  removed: ['{-', '-}'],
  'left out': ['', ''],
};
const shown = (runs: Run[]) =>
  runs.map(({ kind, text }) => signs[kind][0] + text + signs[kind][1]).join('');

test.each([
  ['Within 14 days of it', 'Within 7 days of it', 'Within {-14-}{+7+} days of it'],
  ['خلال ١٤ يومًا', 'خلال ٧ أيام', 'خلال {-١٤-}{+٧+} {-يومًا-}{+أيام+}'],
  ['One.', 'One.\n\nTwo.', 'One.{+\n\nTwo.+}'],
  ['One.', '', '{-One.-}'],
  ['One.', 'One.', ''],
] as const)('%j becomes %j', (before, after, expected) => {
  expect(shown(diffRuns(before, after))).toBe(expected);
});

test('what stayed is shown only beside what did not', () => {
  const long = 'word '.repeat(100);
  const runs = diffRuns(`${long}old ${long}`, `${long}new ${long}`);
  expect(runs.filter(({ kind }) => kind === 'left out')).toHaveLength(2);
  expect(shown(runs).length).toBeLessThan(160);
});

test('long texts that have nothing in common are compared soon', () => {
  // The processor's time: what else the machine does is not counted.
  const before = process.cpuUsage();
  diffRuns('one two three '.repeat(1400), 'vier fünf sechs '.repeat(1200));
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
