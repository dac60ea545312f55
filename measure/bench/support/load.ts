import { createHistogram } from 'node:perf_hooks';

import { medianOf } from '../../support/median.ts';

/** Results of a load; times in milliseconds. */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number; errors: number };

type Load = {
  /** How many ask at once, each again as soon as it has its response. */
  connections: number;
  /** Milliseconds, unless `asks` is used up before. */
  ms: number;
  asks?: number;
};

/** Calls `ask` all the time and measures it. A call that throws counts as an error, without its time. */
export async function load(
  ask: (worker: number) => Promise<void>,
  { connections, ms, asks = Infinity }: Load,
): Promise<Figures> {
  const times = createHistogram();
  const started = performance.now();
  let [begun, done, errors] = [0, 0, 0];

  const work = async (worker: number) => {
    while (begun < asks && performance.now() - started < ms) {
      begun += 1;
      const since = performance.now();
      try {
        await ask(worker);
        times.record(Math.max(1, Math.round((performance.now() - since) * 1e6)));
        done += 1;
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));

  const seconds = (performance.now() - started) / 1000;
  const at = (percent: number) => (done ? times.percentile(percent) / 1e6 : NaN);
  return { perSecond: done / seconds, p50: at(50), p95: at(95), p99: at(99), errors };
}

/** The median of each figure over several rounds, and the sum of errors. */
export function middleOf(rounds: Figures[]): Figures {
  const middle = (key: keyof Figures) => medianOf(rounds.map((round) => round[key]));
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}
