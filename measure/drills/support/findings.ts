/** The result of a drill for one promise. */
export type Finding = {
  promise: string;
  /** How often it was put to the test. */
  tried: number;
  /** How often it was broken. */
  lost: number;
  /** More details, such as times. */
  note?: string;
};

type Options = {
  /** How often to repeat; each drill defines what is repeated. */
  times: number;
  say: (line: string) => void;
  signal: AbortSignal;
};

export type Drill = (options: Options) => Promise<Finding[]>;

/** The findings as a small table. */
export function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ promise }) => promise.length));
  const line = (promise: string, tried: string, lost: string, note = '') =>
    `${promise.padEnd(width)}  ${tried.padStart(7)}  ${lost.padStart(5)}  ${note}`.trimEnd();
  return [
    line('promise', 'tried', 'lost'),
    ...findings.map(({ promise, tried, lost, note }) =>
      line(promise, String(tried), String(lost), note),
    ),
  ].join('\n');
}

export const anyLost = (findings: Finding[]): boolean => findings.some(({ lost }) => lost > 0);

/** A note on how long things took, in milliseconds. */
export function spread(times: number[]): string {
  if (times.length === 0) return 'none';
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}
