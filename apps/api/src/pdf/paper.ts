import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Direction, Locale } from '@craftsandore/i18n';

import { type Face, fromLeftToRight, type Piece, piecesOf } from './pieces.ts';

/** Points, of which an inch has 72. */
export const paperSizes = { A4: [595.28, 841.89], A6: [297.64, 419.53] } as const;

const fonts: Record<Face, string> = {
  arabic: fileURLToPath(new URL('../fonts/plex-arabic.ttf', import.meta.url)),
  latin: fileURLToPath(new URL('../fonts/plex-latin.ttf', import.meta.url)),
};

/** From one line to the next, and from its top to where letters stand, in sizes of the letters. */
const leading = 1.45;
const baseline = 1.08;

/** Where a text has its place, in points from the left and the top. */
export type Box = { x: number; y: number; width: number };

type TextStyle = {
  /** Points. */
  size: number;
  /** How small it may become before it is cut; as large as it is unless this says otherwise. */
  smallest?: number;
  /** As many at most. */
  lines?: number;
  /** Of all lines together, in points. */
  height?: number;
  direction?: Direction;
  /** `start` is where the direction begins. */
  align?: 'start' | 'center' | 'end';
  color?: string;
};

/** `width` is that of letters of one point. */
type Drawn = Piece & { width: number };

const ellipsis = '…';
/** What sums of widths and heights may be off by. */
const rounding = 1e-6;

/** Sheets of paper, in the shop's font. */
export type Paper = ReturnType<typeof createPaper>;

function createPaper(doc: PDFKit.PDFDocument) {
  doc.registerFont('arabic', fonts.arabic);
  doc.registerFont('latin', fonts.latin);

  const widthOf = (text: string, face: Face) => doc.font(face).fontSize(1).widthOfString(text);

  /** The words of a text, each in pieces with their widths at the size of one point; none is wider than a line. */
  function wordsOf(text: string, direction: Direction, widest: number): Drawn[][] {
    const words: Drawn[][] = [];
    for (const part of piecesOf(text, direction).flatMap((piece) => halves(piece, widest))) {
      const last = words.at(-1);
      const isInside = !part.isBlank && last?.[0]?.isBlank === false;
      if (isInside && widthOfLine([...last, part]) <= widest) last.push(part);
      else words.push([part]);
    }
    return words;
  }

  /** A word that is wider than a line, in parts that are not. */
  function halves(piece: Piece, widest: number): Drawn[] {
    const whole = { ...piece, width: widthOf(piece.text, piece.face) };
    if (whole.width <= widest) return [whole];
    // By what a reader sees as letters: no mark is parted from its letter.
    const letters = [...new Intl.Segmenter('ar').segment(piece.text)].map((one) => one.segment);
    if (letters.length < 2) return [whole];
    const middle = Math.ceil(letters.length / 2);
    return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) =>
      halves({ ...piece, text: half.join('') }, widest),
    );
  }

  function linesOf(words: readonly Drawn[][], most: number): Drawn[][] {
    const lines: Drawn[][] = [];
    let line: Drawn[] = [];
    for (const word of words) {
      const isBlank = word[0]?.isBlank ?? false;
      if (isBlank && line.length === 0) continue;
      if (!isBlank && widthOfLine([...line, ...word]) > most) {
        lines.push(line);
        line = [...word];
      } else line.push(...word);
    }
    return [...lines, line].map(withoutEnd).filter((one) => one.length > 0);
  }

  /** Lines of one size that fit, the largest size first; where none does, the smallest, cut where its end can be seen. */
  function fit(text: string, { width }: Box, style: TextStyle) {
    const { smallest = style.size, lines: most = Infinity, height = Infinity } = style;
    const direction = style.direction ?? 'rtl';
    const words = wordsOf(text, direction, width / smallest);
    for (let { size } = style; ; size = Math.max(smallest, size - 0.5)) {
      const lines = linesOf(words, width / size);
      const room = Math.max(1, Math.min(most, Math.floor(height / (size * leading) + rounding)));
      const isInside = lines.every((line) => widthOfLine(line) <= width / size + rounding);
      if (isInside && lines.length <= room) return { size, lines };
      if (size > smallest) continue;
      const end = { text: ellipsis, face: 'latin', isBlank: false } as const;
      const level = direction === 'rtl' ? 1 : 0;
      const cut = { ...end, level, width: widthOf(ellipsis, 'latin') };
      const last = [...(lines[room - 1] ?? [])];
      while (last.length > 0 && widthOfLine([...last, cut]) > width / size) last.pop();
      return { size, lines: [...lines.slice(0, room - 1), [...withoutEnd(last), cut]] };
    }
  }

  /** Writes a text into a box and says how high it is, in points. It never leaves the box. */
  function write(text: string, box: Box, style: TextStyle): number {
    const { direction = 'rtl', align = 'start', color = '#000' } = style;
    const { size, lines } = fit(text, box, style);
    const isAtRight = (direction === 'rtl') === (align === 'start');
    lines.forEach((line, place) => {
      const spare = box.width - widthOfLine(line) * size;
      let x = box.x + (align === 'center' ? spare / 2 : isAtRight ? spare : 0);
      const y = box.y + (place * leading + baseline) * size;
      const places = new Map<Drawn, number>();
      for (const piece of fromLeftToRight(line)) {
        places.set(piece, x);
        x += piece.width * size;
      }
      // Drawn as it is read: who copies or searches the text finds it so.
      for (const piece of line) {
        doc.font(piece.face).fontSize(size).fillColor(color);
        doc.text(piece.text, places.get(piece), y, { lineBreak: false, baseline: 'alphabetic' });
      }
    });
    return lines.length * leading * size;
  }

  /** How high a text would be, in points. */
  const heightOf = (text: string, box: Box, style: TextStyle): number => {
    const { size, lines } = fit(text, box, style);
    return lines.length * leading * size;
  };

  return { doc, write, heightOf };
}

const widthOfLine = (line: readonly Drawn[]) => line.reduce((sum, { width }) => sum + width, 0);

function withoutEnd(line: readonly Drawn[]): Drawn[] {
  const end = line.findLastIndex(({ isBlank }) => !isBlank);
  return line.slice(0, end + 1);
}

/**
 * A PDF that comes as it is drawn: `draw` yields wherever others may be served in between, which it must often, because
 * drawing is work. The library is loaded with the first one: most programs never draw any.
 */
export async function pdfOf(
  { title, locale }: { title: string; locale: Locale },
  draw: (paper: Paper) => AsyncGenerator<void>,
): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title };
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, lang: locale, info });
  async function run() {
    for await (const _ of draw(createPaper(doc))) {
      await setImmediate();
      if (doc.destroyed) return;
    }
    letLigaturesBeRead(doc);
    doc.end();
  }
  run().catch((error: Error) => doc.destroy(error));
  return doc;
}

/** What the library keeps of a font: by glyph the letters that it stands for. */
type Embedded = { unicode?: number[][] };

const isRightToLeft = (letter: number) => /\p{Script=Arabic}/u.test(String.fromCodePoint(letter));

/**
 * Readers turn Arabic around letter by letter, also the letters of one glyph: \u0644\u0627 would be found as \u0627\u0644. So such are noted as they
 * stand, from left to right.
 */
function letLigaturesBeRead(doc: PDFKit.PDFDocument): void {
  const { _fontFamilies: embedded } = doc as unknown as { _fontFamilies: Record<string, Embedded> }; // no other door leads there
  // One font is there by several names.
  for (const { unicode = [] } of new Set(Object.values(embedded))) {
    for (const letters of unicode) if (letters?.every(isRightToLeft)) letters.reverse();
  }
}
