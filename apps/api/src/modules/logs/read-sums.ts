import type { NewApiLog } from './api-logs.ts';

/** Rows in a second; what is read of further paths is counted in one more, lest reads push other calls out of the log. */
const maxPaths = 100;
const otherPaths = '/*';

/** Counts reads that are answered from memory: they are too many for a row each. */
export function createReadSums() {
  let sums = new Map<string, NewApiLog & { count: number }>();

  /** The sum to which this read belongs. */
  function sumOf(url: string, statusCode: number) {
    const [path = ''] = url.split('?', 1);
    const key = `${statusCode} ${path}`;
    const sum = sums.get(key);
    if (sum) return sum;
    if (sums.size >= maxPaths && path !== otherPaths) return sumOf(otherPaths, statusCode);
    const added = {
      method: 'GET',
      url: path,
      statusCode,
      queryParams: {},
      pathParams: {},
      requestId: '',
      durationMs: 0,
      count: 0,
      createdAt: new Date(),
    };
    sums.set(key, added);
    return added;
  }

  return {
    add: (url: string, statusCode: number) => void sumOf(url, statusCode).count++,

    /** What was counted since this was called last. */
    take(): NewApiLog[] {
      const taken = [...sums.values()];
      if (taken.length > 0) sums = new Map();
      return taken;
    },
  };
}
