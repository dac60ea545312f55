import { expect } from 'vitest';

import { type Drill, tableOf } from './findings.ts';

/** Runs a drill and expects that every promise was tried and none was broken. */
export async function expectNothingLost(drill: Drill, times: number): Promise<void> {
  const { signal } = new AbortController();
  const findings = await drill({ times, say: () => undefined, signal });
  const lost = findings.filter((finding) => finding.lost > 0);
  expect(lost, lost.length > 0 ? tableOf(lost) : '').toEqual([]);
  expect(findings.every(({ tried }) => tried > 0)).toBe(true);
}
