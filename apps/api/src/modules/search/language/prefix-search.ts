/** At most `max` of these sorted words that start with a prefix. */
export function wordsStartingWith(sorted: string[], prefix: string, max = Infinity): string[] {
  const found: string[] = [];
  for (let at = firstNotBefore(sorted, prefix); found.length < max; at++) {
    const word = sorted[at];
    if (!word?.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
}

function firstNotBefore(sorted: string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
