/** Whether two words are at most two letters apart: others, too many, or swapped with the next. */
export function areTwoLettersApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    // It only grows from here.
    if (current.every((letters) => letters > 2)) return false;
    [beforeLast, last] = [last, current];
  }
  return (last[other.length] ?? Infinity) <= 2;
}
