const latinRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const arabicRows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];
/** Letters that sound alike and are confused by ear, not by finger. */
const alike = ['ae', 'ei', 'ou', 'ck', 'cs', 'sz', 'iy', 'سص', 'تط', 'دض', 'زض', 'قك', 'هح', 'غخ'];

const neighbours = new Map<string, Set<string>>();

for (const rows of [latinRows, arabicRows]) {
  rows.forEach((row, y) =>
    [...row].forEach((key, x) => {
      // A key stands between two of the row below it.
      const below = rows[y + 1] ?? '';
      for (const other of [row[x + 1], below[x], below[x - 1]]) link(key, other);
    }),
  );
}
for (const group of alike) for (const one of group) for (const other of group) link(one, other);

function link(one: string, other: string | undefined) {
  const [a, b] = [foldedKey(one), other && foldedKey(other)];
  if (!a || !b || a === b) return;
  neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
  neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
}

/** Keys by the letters that `fold` leaves of them. */
function foldedKey(key: string): string {
  return { ث: 'ت', ظ: 'ض', ذ: 'د', ئ: 'ي', ؤ: 'و', ى: 'ي', ة: 'ه', ء: '' }[key] ?? key;
}

/**
 * The words that one slip of the fingers makes this one of: a letter left out, doubled, swapped with the next, or taken
 * from a neighbouring key, which come last. The first letter is never wrong, and a letter is never taken for one far
 * from it: what differs by that is more often another word (شماعة and سماعة, مطرحة and مطرقة). An Arabic word that
 * stands alone keeps all its letters: with another one it nearly always is another word.
 */
export function slipsOf(term: string, isAlone = false): string[] {
  if (/\d/.test(term) || term.length < 3 || term.length > 24) return [];
  const [isLatin, isLong] = [/^[a-z]/.test(term), term.length >= 4];
  const letters = isLatin ? 'abcdefghijklmnopqrstuvwxyz' : 'ابتجحخدرزسشصضطعغفقكلمنهوي';
  const slips = new Set<string>();
  const fromNeighbours = new Set<string>();

  for (let at = 1; at <= term.length; at++) {
    const [before, letter = '', after] = [term.slice(0, at), term[at], term.slice(at + 1)];
    if (letter && letter === term[at - 1]) slips.add(before + after);
    if (!isAlone || isLatin) {
      for (const other of neighbours.get(letter) ?? []) fromNeighbours.add(before + other + after);
    }
    if (isLong && after) slips.add(before + after.charAt(0) + letter + after.slice(1));
    for (const other of letters) slips.add(before + other + letter + after);
  }
  slips.delete(term);
  return [...slips.union(fromNeighbours)];
}

/**
 * What a word is near to, not near enough to be searched in its place by itself: one letter is any other, or too many;
 * the first one too.
 */
export function nearTo(term: string): string[] {
  if (/\d/.test(term) || term.length < 4 || term.length > 24) return [];
  const letters = /^[a-z]/.test(term) ? 'abcdefghijklmnopqrstuvwxyz' : 'ابتجحخدرزسشصضطعغفقكلمنهوي';
  const near = new Set<string>();
  for (let at = 0; at < term.length; at++) {
    for (const other of ['', ...letters]) near.add(term.slice(0, at) + other + term.slice(at + 1));
  }
  near.delete(term);
  return [...near];
}

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
    // It only gets more from here.
    if (current.every((letters) => letters > 2)) return false;
    [beforeLast, last] = [last, current];
  }
  return (last[other.length] ?? Infinity) <= 2;
}
