import {
  maxProductPrice,
  maxRemittanceLines,
  maxTrackingNumber,
  toLatinDigits,
} from '@craftsandore/contract';
import { remittanceWords } from '@craftsandore/i18n';

import { Problem } from '../../../problem.ts';
import { readTable, type TableRow } from './read-table.ts';
import { sheetsOf } from './read-workbook.ts';

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

const columnName = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ة', 'ه');

type Places = Record<keyof typeof names, number>;

/** Where the columns are, by what they are called; below nought where there is none. */
function placesIn(head: TableRow): Places {
  const called = head.cells.map(columnName);
  const placeOf = (column: keyof typeof names) =>
    called.findIndex((name) => names[column].includes(name));
  return {
    trackingNumber: placeOf('trackingNumber'),
    amount: placeOf('amount'),
    fee: placeOf('fee'),
  };
}

/** A carrier's file: a table of text, or an Excel file as base64. */
export type CarriersFile = { csv: string } | { xlsx: string };

/** Of a workbook the first sheet whose head is understood, or else the first that has anything. */
async function tableIn(file: CarriersFile): Promise<TableRow[]> {
  if ('csv' in file) return readTable(file.csv);
  let first: TableRow[] = [];
  for await (const rows of sheetsOf(Buffer.from(file.xlsx, 'base64'))) {
    const [head] = rows;
    if (!head) continue;
    const { trackingNumber, amount } = placesIn(head);
    if (trackingNumber >= 0 && amount >= 0) return rows;
    if (first.length === 0) first = rows;
  }
  return first;
}

/** The lines of a carrier's file. @throws Problem where it is none, and says in which line. */
export async function readRemittance(file: CarriersFile): Promise<PaidLine[]> {
  const [head, ...rows] = await tableIn(file);
  if (!head || rows.length === 0) throw new Problem('remittance.empty');
  if (rows.length > maxRemittanceLines) {
    throw new Problem('remittance.too_long', { values: { most: maxRemittanceLines } });
  }
  const places = placesIn(head);
  for (const column of ['trackingNumber', 'amount'] as const) {
    if (places[column] < 0) {
      const label = (locale: 'ar' | 'en') => remittanceWords(locale)[column];
      throw new Problem('remittance.no_column', {
        values: {
          column: { ar: label('ar'), en: label('en') },
          names: names[column].slice(0, 3).join(', '),
        },
      });
    }
  }
  return rows.map(({ number, cells }, index) => {
    const at = (column: keyof Places) => cells[places[column]] ?? '';
    return {
      line: index + 1,
      trackingNumber: numberIn(at('trackingNumber'), number),
      amount: moneyIn(at('amount'), number),
      fee: moneyIn(at('fee'), number),
    };
  });
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
