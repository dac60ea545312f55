import { setTimeout as delay } from 'node:timers/promises';

import { cairoClock } from '@craftsandore/rules';

/** Longer than the tests of a file take on a busy machine. */
const enoughMs = 3 * 60_000;

/** The day of today in Egypt. Shortly before midnight it is waited for the next one: in the middle of a test it would end. */
export async function aWholeDay(): Promise<string> {
  for (;;) {
    const now = Date.now();
    const { day } = cairoClock(new Date(now));
    if (cairoClock(new Date(now + enoughMs)).day === day) return day;
    await delay(1_000);
  }
}
