import { setImmediate } from 'node:timers/promises';

import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { fromCellText } from './cell-escapes.ts';
import type { TableRow } from './read-csv.ts';
import { openZip, TooLarge, UnreadableZip, type Zip } from './read-zip.ts';

/** What is refused as too large before it fills the memory. */
export type WorkbookLimits = {
  /** Bytes of all that is unpacked. */
  unpacked: number;
  /** Of all sheets, those without anything included, and texts. */
  cells: number;
  /** Of a sheet, those without anything included: what only has a border counts too. */
  rows: number;
  columns: number;
  /** Letters of a cell that are kept: more than any that can be read has. */
  cellLetters: number;
  /** Formulas are shown as `=`, whatever their last value was, and macros are refused. */
  isOfValues?: true;
};

export class MacrosFound extends Error {}

const maxSheets = 10;

/** Of elements within each other, and of what one says of itself: each takes memory until it ends. */
const maxDepth = 32;
const maxAttributes = 64;

const workbook = 'xl/workbook.xml';

/**
 * The sheets of an Excel file that can be seen, one after the other, as tables of text: what is shown for a number to 15 digits,
 * as Excel does, so that `0.1 + 0.2` is 0.3; of a formula its last value; of a date that day. No row is a line of another one.
 *
 * @throws {UnreadableZip} where it is none.
 * @throws {TooLarge} beyond the limits.
 * @throws {MacrosFound} where it has some, and is to be of values.
 */
export async function* sheetsOf(bytes: Buffer, limits: WorkbookLimits): AsyncGenerator<TableRow[]> {
  const zip = await openZip(bytes, limits.unpacked);
  if (limits.isOfValues && zip('xl/vbaProject.bin')) throw new MacrosFound('It has macros');
  const { paths, from1904 } = await readFrame(zip);
  const texts = await readTexts(zip, limits);
  const dates = await readDateStyles(zip);
  const counted = { cells: 0 };
  for (const path of paths.slice(0, maxSheets)) {
    yield await readSheet(zip, path, { texts, dates, from1904, counted, limits });
  }
}

type Attributes = Record<string, string | undefined>;

type Reading = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

async function readXml(zip: Zip, path: string, { open, close, text }: Reading): Promise<boolean> {
  const pieces = zip(path);
  if (!pieces) return false;
  const parser = new SaxesParser({ xmlns: false, position: false });
  // Whatever prefix the program that wrote it has chosen.
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (cause) => {
    throw new UnreadableZip('It is no XML', { cause });
  });
  parser.on('doctype', () => {
    throw new UnreadableZip('No workbook has a document type');
  });
  let depth = 0;
  let attributes = 0;
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > maxDepth) throw new TooLarge('Too deep');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) throw new TooLarge('Too many attributes');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => open?.(bare(tag.name), tag.attributes));
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    close?.(bare(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    // Others are served between two pieces.
    await setImmediate();
  }
  parser.close();
  return true;
}

/** Where the sheets are that can be seen, and from which year the file counts its days. */
async function readFrame(zip: Zip): Promise<{ paths: string[]; from1904: boolean }> {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  let from1904 = false;
  const isThere = await readXml(zip, workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      const id = attributes['r:id'] ?? Object.entries(attributes).find(isIdOfRelation)?.[1];
      if (name === 'sheet' && !isHidden && id) ids.push(id);
    },
  });
  if (!isThere) throw new UnreadableZip('It holds no workbook');
  await readXml(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id: id, Target: target }) {
      if (name !== 'Relationship' || !id || !target) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return { paths: ids.flatMap((id) => targets.get(id) ?? []), from1904 };
}

const isIdOfRelation = ([name]: [string, unknown]) => name.endsWith(':id');

/** The texts that cells refer to by number, without how they are pronounced. */
async function readTexts(zip: Zip, { cells, cellLetters }: WorkbookLimits): Promise<string[]> {
  const texts: string[] = [];
  let now = '';
  let isText = false;
  let isSpoken = false;
  await readXml(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') now = '';
      else if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    close(name) {
      if (name === 'si') texts.push(fromCellText(now));
      else if (name === 'rPh') isSpoken = false;
      isText = false;
      if (texts.length > cells) throw new TooLarge('Too many texts');
    },
    text(text) {
      if (isText) now = (now + text).slice(0, cellLetters);
    },
  });
  return texts;
}

/** Numbers of formats that Excel itself knows to be of days. */
const isDateFormat = (id: number) => (id >= 14 && id <= 17) || id === 22;

/** Which styles of cells show days. */
async function readDateStyles(zip: Zip): Promise<ReadonlySet<number>> {
  const custom = new Set<number>();
  const dates = new Set<number>();
  let isCells = false;
  let style = 0;
  await readXml(zip, 'xl/styles.xml', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isCells = true;
      // What stands in quotes or brackets are words and colours.
      const code = formatCode.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (name === 'numFmt' && /[dy]/i.test(code)) custom.add(Number(numFmtId));
      if (name !== 'xf' || !isCells) return;
      if (isDateFormat(Number(numFmtId)) || custom.has(Number(numFmtId))) dates.add(style);
      style += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return dates;
}

type Known = {
  texts: readonly string[];
  dates: ReadonlySet<number>;
  from1904: boolean;
  /** Over all sheets. */
  counted: { cells: number };
  limits: WorkbookLimits;
};

async function readSheet(zip: Zip, path: string, known: Known): Promise<TableRow[]> {
  const { texts, dates, from1904, counted, limits } = known;
  const rows: TableRow[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let seen = 0;
  let column = -1;
  let kind = 'n';
  let isDate = false;
  let value = '';
  let formula = false;
  let taking = false;
  let isSpoken = false;

  const shown = (): string => {
    if (formula && (limits.isOfValues || value === '')) return '=';
    if (value === '') return '';
    if (kind === 's') return texts[Number(value)] ?? '';
    if (kind !== 'n') return fromCellText(value);
    return isDate ? dayOf(Number(value), from1904) : plainNumber(value);
  };

  await readXml(zip, path, {
    open(name, { r, t, s }) {
      taking = (name === 'v' || name === 't') && !isSpoken;
      if (name === 'row') {
        row = { number: Number(r ?? row.number + 1), cells: [] };
        column = -1;
        seen += 1;
        if (seen > limits.rows) throw new TooLarge('Too many rows');
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        kind = t ?? 'n';
        isDate = dates.has(Number(s ?? 0));
        value = '';
        formula = false;
        counted.cells += 1;
        if (counted.cells > limits.cells) throw new TooLarge('Too many cells');
      } else if (name === 'f') formula = true;
      else if (name === 'rPh') isSpoken = true;
    },
    close(name) {
      taking = false;
      if (name === 'rPh') isSpoken = false;
      else if (name === 'c') {
        const text = shown().trim();
        if (text === '') return;
        if (column >= limits.columns) throw new TooLarge('Too many columns');
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = text;
      } else if (name === 'row' && row.cells.length > 0) rows.push(row);
    },
    text(text) {
      if (taking) value = (value + text).slice(0, limits.cellLetters);
    },
  });
  return rows;
}

/** Of `C7` it is 2. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'ZZZ') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/**
 * A number as Excel shows it: to 15 digits, beyond which its file holds what floats make of it. One of more digits before its point
 * keeps its power of ten, because what stands there is not what was written.
 */
function plainNumber(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (number !== 0 && Math.abs(number) < 1e-6) return text;
  const digits = number.toPrecision(15);
  return digits.includes('e') || !digits.includes('.') ? digits : digits.replace(/\.?0+$/, '');
}

/** The day that a number of days means; whatever is none stays a number. */
function dayOf(days: number, from1904: boolean): string {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(start + Math.floor(days) * 86_400_000);
  return Number.isNaN(day.getTime()) ? String(days) : day.toISOString().slice(0, 10);
}
