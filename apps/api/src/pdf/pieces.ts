import type { Direction } from '@craftsandore/i18n';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Which of the shop's fonts has a letter: Arabic and Latin are files of their own. */
export type Face = 'arabic' | 'latin';

/** What of a line is drawn at once: of one face, in one direction, and a word or a blank. */
export type Piece = {
  /** As it is handed to the font, which joins Arabic letters and puts them from right to left by itself. */
  text: string;
  face: Face;
  /** Of the Unicode bidirectional algorithm: odd from right to left. */
  level: number;
  isBlank: boolean;
};

/** Has no glyph: tells where a text of another direction begins and ends. */
const invisible = /[\p{Cf}]/u;
const arabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

/** What somebody typed, fit for a line: no signs that would turn its neighbours around, and no pictures. */
export const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();

/** The pieces of a text in the order in which it is read. */
export function piecesOf(text: string, direction: Direction): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  let index = 0;
  for (const letter of text) {
    const level = levels[index] ?? 0;
    index += letter.length;
    if (invisible.test(letter)) continue;
    const isBlank = /\s/.test(letter);
    const face = arabic.test(letter) ? 'arabic' : 'latin';
    const last = pieces.at(-1);
    if (last?.level === level && last.isBlank === isBlank && last.face === face) {
      last.text += letter;
    } else pieces.push({ text: letter, face, level, isBlank });
  }
  return pieces.map((piece) => ({ ...piece, text: asDrawn(piece) }));
}

/** What the font's library takes for Arabic, and turns around by itself: letters rightly, numbers wrongly. */
const turned = /[\p{Script=Arabic}\u0660-\u0669]/u;

function asDrawn({ text, level }: Piece): string {
  const isRtl = level % 2 === 1;
  if (turned.test(text) === isRtl) return text;
  const letters = [...text].reverse();
  return letters.map((letter) => (isRtl && bidi.getMirroredCharacter(letter)) || letter).join('');
}

/** The pieces of one line from left to right: from the highest level on, each run of it is turned around (rule L2). */
export function fromLeftToRight<P extends Pick<Piece, 'level'>>(line: readonly P[]): P[] {
  const pieces = [...line];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < pieces.length) {
      let end = start;
      while (end < pieces.length && (pieces[end]?.level ?? 0) >= level) end += 1;
      if (end > start) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return pieces;
}
