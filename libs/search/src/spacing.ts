const shortestPart = 3;

/** Where a word may be two that were written as one: coffeescoop, لوحتقطيع. */
export function splitsOf(term: string): [string, string][] {
  if (/\d/.test(term)) return [];
  const places = Array.from({ length: Math.max(0, term.length - 2 * shortestPart + 1) });
  return places.map((_, index) => {
    const at = index + shortestPart;
    return [term.slice(0, at), term.slice(at)];
  });
}
