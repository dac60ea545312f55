import { expect, test } from 'vitest';

import { drills } from './drills.ts';
import { tableOf } from './support/findings.ts';

/** Those that need little time, at counts that show the way. */
const counts = { kill: 3, instances: 1, database: 1, 'bad-input': 1, backup: 1, network: 1 };

test.each(Object.entries(counts))(
  '%s, %i times: nothing is lost',
  async (name, times) => {
    const findings = await drills[name]?.run({
      times,
      say: () => undefined,
      signal: new AbortController().signal,
    });
    const lost = findings?.filter((finding) => finding.lost > 0) ?? [];
    expect(lost, lost.length > 0 ? tableOf(lost) : '').toEqual([]);
    expect(findings?.every(({ tried }) => tried > 0)).toBe(true);
  },
  240_000,
);
