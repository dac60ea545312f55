/** No line holds more, and each that is tried costs a drawing. */
const mostWords = 20;
const mostLetters = 100;

/** How wide the words are, drawn in one line. */
type Measure = (text: string) => Promise<number>;

/**
 * Breaks a text between words into lines of a width. What does not fit in so many lines ends in an ellipsis, and so does
 * a word that is wider than a line.
 */
export async function fitLines(
  text: string,
  { width, lines: most }: { width: number; lines: number },
  measure: Measure,
): Promise<string[]> {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const [place, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if ((await measure(longer)) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      const rest = line ? `${line} ${words.slice(place).join(' ')}` : words.slice(place).join(' ');
      return [...lines, await cut(rest, width, measure)];
    }
    if (line) lines.push(line);
    line = (await measure(word)) <= width ? word : await cut(word, width, measure);
  }
  return line ? [...lines, line] : lines;
}

/** As many words as fit with an ellipsis, or of the first one as many letters. */
async function cut(text: string, width: number, measure: Measure): Promise<string> {
  const [first = '', ...others] = text.split(' ').slice(0, mostWords);
  let ended = '';
  let words = first;
  while ((await measure(`${words}…`)) <= width) {
    ended = `${words}…`;
    const next = others.shift();
    if (next === undefined) return ended;
    words += ` ${next}`;
  }
  if (ended) return ended;

  // By what a reader sees as letters: no mark is parted from its letter.
  const letters = [...new Intl.Segmenter('ar').segment(first)].map(({ segment }) => segment);
  const start = (count: number) => `${letters.slice(0, count).join('')}…`;
  let [fits, tooMany] = [0, Math.min(letters.length, mostLetters)];
  while (fits + 1 < tooMany) {
    const middle = Math.floor((fits + tooMany) / 2);
    if ((await measure(start(middle))) <= width) fits = middle;
    else tooMany = middle;
  }
  return start(fits);
}
