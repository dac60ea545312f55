import {
  maxProductPrice,
  maxRemittanceLines,
  maxTrackingNumber,
  toLatinDigits,
} from '@craftsandore/contract';
import { remittanceWords } from '@craftsandore/i18n';

import { Problem } from '../../../problem.ts';
import { readTable } from './read-table.ts';

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

/** The lines of a carrier's file. @throws Problem where it is none, and says in which line. */
export function readRemittance(csv: string): PaidLine[] {
  const [head, ...rows] = readTable(csv);
  if (!head || rows.length === 0) throw new Problem('remittance.empty');
  if (rows.length > maxRemittanceLines) {
    throw new Problem('remittance.too_long', { values: { most: maxRemittanceLines } });
  }
  const called = head.cells.map(columnName);
  const placeOf = (column: keyof typeof names) =>
    called.findIndex((name) => names[column].includes(name));
  const places = {
    trackingNumber: placeOf('trackingNumber'),
    amount: placeOf('amount'),
    fee: placeOf('fee'),
  };
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
    const at = (column: keyof typeof places) => cells[places[column]] ?? '';
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
  if (number === '' || number.length > maxTrackingNumber) throw unreadable(line, text);
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
