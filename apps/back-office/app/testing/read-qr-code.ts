/** The eight masks of ISO/IEC 18004: where one gives 0, a module was turned. */
const masks: ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** The smallest code, which holds up to 25 letters. */
const size = 21;

/** What a scanner reads in a small QR code of capital letters and digits; it knows nothing of what drew it. */
export function readQrCode(svg: Element): string {
  const dark = new Set(
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+/g),
  );
  const border = (Number(svg.getAttribute('viewBox')?.split(' ')[2]) - size) / 2;
  const isDark = (row: number, column: number) =>
    dark.has(`${column + border} ${row + border}`) ? 1 : 0;

  // The last three bits of the first five beside the finder; 101 is the mask of the mask.
  const mask = masks[numberOf([2, 3, 4].map((column) => isDark(8, column))) ^ 0b101];
  const bits = placesOfData().map(
    ([row, column]) => isDark(row, column) ^ Number(mask?.(row, column) === 0),
  );
  const take = (count: number) => numberOf(bits.splice(0, count));

  if (take(4) !== 0b0010) throw new Error('The code holds no letters and digits');
  let left = take(9);
  let text = '';
  for (; left > 1; left -= 2) {
    const pair = take(11);
    text += `${alphabet[Math.floor(pair / 45)]}${alphabet[pair % 45]}`;
  }
  return left === 1 ? `${text}${alphabet[take(6)]}` : text;
}

const numberOf = (bits: number[]) => Number.parseInt(bits.join(''), 2);

/** Two columns at a time from the right, up and down in turn, around what helps a scanner to find the code. */
function placesOfData(): [row: number, column: number][] {
  const rows = Array.from({ length: size }, (_, row) => row);
  return [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].flatMap((right, turn) =>
    (turn % 2 === 0 ? rows.toReversed() : rows).flatMap((row) =>
      [right, right - 1]
        .filter((column) => !isOfFrame(row, column))
        .map((column): [number, number] => [row, column]),
    ),
  );
}

const isOfFrame = (row: number, column: number) =>
  row === 6 || column === 6 || (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
