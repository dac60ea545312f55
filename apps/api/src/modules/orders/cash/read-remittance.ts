import {
  maxProductPrice,
  maxRemittanceColumns,
  maxRemittanceLines,
  maxTrackingNumber,
  toLatinDigits,
} from '@craftsandore/contract';
import { remittanceWords } from '@craftsandore/i18n';

import { Problem } from '../../../problem.ts';
import { columnName } from '../../../tables/column-name.ts';
import { readCsv, type TableRow } from '../../../tables/read-csv.ts';
import { sheetsOf, type WorkbookLimits } from '../../../tables/read-workbook.ts';
import { TooLarge, UnreadableZip } from '../../../tables/read-zip.ts';

/** A line of a carrier's payment, in piastres. */
export type PaidLine = { line: number; trackingNumber: string; amount: number; fee: number };

/** What carriers call the columns, without spaces, marks and case. */
const names = {
  trackingNumber: [
    ...['trackingnumber', 'trackingno', 'tracking', 'awb', 'awbnumber', 'waybill', 'shipment'],
    ...['رقمالتتبع', 'رقمالشحنه', 'رقمالبوليصه', 'بوليصه', 'التتبع'],
  ],
  amount: [
    ...['amount', 'cod', 'codamount', 'cash', 'collected', 'collectedamount', 'paid'],
    ...['المبلغ', 'التحصيل', 'قيمهالتحصيل', 'المبلغالمحصل', 'القيمه'],
  ],
  fee: [
    ...['fee', 'fees', 'bostafees', 'shippingfees', 'totalfees', 'charges'],
    ...['الرسوم', 'المصاريف', 'رسومالشحن', 'مصاريفالشحن', 'العموله'],
  ],
};

/** Where the columns are in a file, from nought; null where it has none. */
export type Places = { trackingNumber: number; amount: number; fee: number | null };
type Column = keyof typeof names;
type Guess = Record<Column, number | null>;

/** Where the columns are whose names are known. */
function knownPlaces(head: TableRow): Guess {
  const called = head.cells.slice(0, maxRemittanceColumns).map(columnName);
  const placeOf = (column: Column) => {
    const place = called.findIndex((name) => names[column].includes(name));
    return place < 0 ? null : place;
  };
  return {
    trackingNumber: placeOf('trackingNumber'),
    amount: placeOf('amount'),
    fee: placeOf('fee'),
  };
}

/** Where the columns may be: what is called as one is, or as one and something more. None is two of them. */
export function guessPlaces(head: TableRow): Guess {
  const places = knownPlaces(head);
  const cells = head.cells.slice(0, maxRemittanceColumns);
  for (const column of ['trackingNumber', 'fee', 'amount'] as const) {
    const taken = Object.values(places);
    const place = cells.findIndex((cell, at) => !taken.includes(at) && isAlike(cell, column));
    if (places[column] === null && place >= 0) places[column] = place;
  }
  return places;
}

/** Short names are words of their own: a waybill's code is no COD. */
function isAlike(cell: string, column: Column): boolean {
  const whole = columnName(cell);
  const words = cell.split(/[^\p{L}\p{N}]+/u).map(columnName);
  return names[column].some((name) =>
    name.length > 4 ? whole.includes(name) : words.includes(name),
  );
}

/** A carrier's file: a table of text, or an Excel file as base64. */
export type CarriersFile = { csv: string } | { xlsx: string };

/** The file that was sent, if one was. */
export function fileIn({
  csv,
  xlsx,
}: {
  csv?: string | undefined;
  xlsx?: string | undefined;
}): CarriersFile | undefined {
  if (xlsx !== undefined) return { xlsx };
  return csv === undefined ? undefined : { csv };
}

/** The table of a file from its head on: of a workbook the first sheet whose head is understood, or else the first that has anything. */
export async function tableIn(file: CarriersFile): Promise<TableRow[]> {
  if ('csv' in file) return fromHead(readCsv(file.csv));
  let first: TableRow[] = [];
  try {
    for await (const rows of sheetsOf(Buffer.from(file.xlsx, 'base64'), limits)) {
      const table = fromHead(rows);
      if (table[0] && isHead(table[0])) return table;
      if (first.length === 0) first = table;
    }
  } catch (error) {
    if (error instanceof TooLarge) throw new Problem('remittance.too_large');
    if (error instanceof UnreadableZip) throw new Problem('remittance.no_workbook');
    throw error;
  }
  return first;
}

/** Three times 10,000 lines of ten columns. */
const limits: WorkbookLimits = {
  unpacked: 16 * 1024 ** 2,
  cells: 400_000,
  rows: 5 * maxRemittanceLines,
  columns: maxRemittanceColumns,
  cellLetters: 200,
};

/** Rows above a head that carriers fill with titles, dates and addresses. */
const maxAboveHead = 10;

/** A head that is not understood is the first row that is no title: it has more than one cell. */
function fromHead(rows: TableRow[]): TableRow[] {
  const top = rows.slice(0, maxAboveHead);
  const head = top.find(isHead) ?? top.find(({ cells }) => cells.filter(Boolean).length > 1);
  return head ? rows.slice(rows.indexOf(head)) : rows;
}

function isHead(row: TableRow): boolean {
  const { trackingNumber, amount } = knownPlaces(row);
  return trackingNumber !== null && amount !== null;
}

/**
 * The lines of a carrier's file, whose columns are where somebody has said, or where their names are known.
 *
 * @throws Problem where it is none, and says in which line.
 */
export function readRemittance([head, ...rows]: TableRow[], said?: Places): PaidLine[] {
  if (!head || rows.length === 0) throw new Problem('remittance.empty');
  if (rows.length > maxRemittanceLines) {
    throw new Problem('remittance.too_long', { values: { most: maxRemittanceLines } });
  }
  const places = said ?? knownPlaces(head);
  for (const column of ['trackingNumber', 'amount'] as const) {
    if (places[column] === null) {
      const label = (locale: 'ar' | 'en') => remittanceWords(locale)[column];
      throw new Problem('remittance.no_column', {
        values: {
          column: { ar: label('ar'), en: label('en') },
          names: names[column].slice(0, 3).join(', '),
        },
      });
    }
  }
  const cellOf = ({ cells }: TableRow, column: Column) => cells[places[column] ?? -1] ?? '';
  const lineOf = (row: TableRow, index: number): PaidLine => ({
    line: index + 1,
    trackingNumber: numberIn(cellOf(row, 'trackingNumber'), row.number),
    amount: moneyIn(cellOf(row, 'amount'), row.number),
    fee: moneyIn(cellOf(row, 'fee'), row.number),
  });

  const [last] = rows.slice(-1);
  // Only what could be no parcel is asked whether it is a total: a number may be one of few digits.
  if (!last || rows.length < 2 || /\p{N}/u.test(cellOf(last, 'trackingNumber'))) {
    return rows.map(lineOf);
  }
  const lines = rows.slice(0, -1).map(lineOf);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const isTotal = sum > 0 && moneyIn(cellOf(last, 'amount'), last.number) === sum;
  return isTotal ? lines : [...lines, lineOf(last, lines.length)];
}

/** Of what did not fit, a few letters: the sentence is read by people. */
const unreadable = (line: number, text: string) =>
  new Problem('remittance.unreadable', { values: { line, text: text.slice(0, 40) || '–' } });

function numberIn(text: string, line: number): string {
  // Excel keeps long numbers as texts by an apostrophe before them.
  const number = toLatinDigits(text).replace(/^'/, '').trim();
  // Of `8.83E+12` the last digits are lost: Excel has taken a long number for an amount.
  const isRounded = /^\d(?:\.\d+)?e\+\d+$/i.test(number);
  if (number === '' || number.length > maxTrackingNumber || isRounded) throw unreadable(line, text);
  return number;
}

/** Pounds as carriers write them: `1,250.00`, `١٬٢٥٠٫٥ ج.م`, `EGP 65`; nothing is nought. */
function moneyIn(text: string, line: number): number {
  const bare = toLatinDigits(text)
    .replaceAll('٫', '.')
    .replace(/egp|le|l\.e\.?|ج\.?\s?م\.?|جنيه/giu, '')
    .replace(/[\s,٬'\u200e\u200f]/g, '');
  if (bare === '' || bare === '-') return 0;
  if (!/^\d{1,9}(?:\.\d{1,2})?0*$/.test(bare)) throw unreadable(line, text);
  const amount = Math.round(Number(bare) * 100);
  if (amount > maxProductPrice) throw unreadable(line, text);
  return amount;
}
