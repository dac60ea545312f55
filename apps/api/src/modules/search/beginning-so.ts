/** Of sorted words those that begin so, at most so many. */
export function beginningSo(sorted: string[], prefix: string, most = Infinity): string[] {
  const found: string[] = [];
  for (let at = firstNotBefore(sorted, prefix); found.length < most; at++) {
    const term = sorted[at];
    if (!term?.startsWith(prefix)) break;
    found.push(term);
  }
  return found;
}

function firstNotBefore(sorted: string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
