const latinRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const arabicRows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];
/** Letters that are confused by ear, not by finger. */
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

/** The letter that `fold` leaves of a key. */
function foldedKey(key: string): string {
  return { ث: 'ت', ظ: 'ض', ذ: 'د', ئ: 'ي', ؤ: 'و', ى: 'ي', ة: 'ه', ء: '' }[key] ?? key;
}

/** Letters on the keys around this one, and those that sound like it. */
export const neighboursOf = (letter: string): Iterable<string> => neighbours.get(letter) ?? [];
