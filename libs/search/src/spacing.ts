const minPart = 3;

/** All ways to split a word into two, for missing spaces: coffeescoop, لوحتقطيع. */
export function splitsOf(term: string): [string, string][] {
  if (/\d/.test(term)) return [];
  const places = Array.from({ length: Math.max(0, term.length - 2 * minPart + 1) });
  return places.map((_, index) => {
    const at = index + minPart;
    return [term.slice(0, at), term.slice(at)];
  });
}
