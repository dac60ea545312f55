/**
 * What a line of the money ledger says. `expected` and `collected` are what a carrier is to take at the door and has taken,
 * `paid` is what has come to the shop since, `adjustment` is a difference that nobody asks for any more.
 */
export const moneyKinds = [
  'expected',
  'collected',
  'deposit',
  'paid',
  'refund_due',
  'refunded',
  'fee',
  'adjustment',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** How money moved. */
export const moneyMethods = ['cash', 'transfer', 'instapay', 'wallet'] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

/** The same, and what was owed for pieces that came back and is set against the order that was made in exchange. */
export const ledgerMethods = [...moneyMethods, 'exchange'] as const;
export type LedgerMethod = (typeof ledgerMethods)[number];

/** Lines of one payment of a carrier. */
export const maxRemittanceLines = 10_000;

/** Columns of its file. */
export const maxRemittanceColumns = 100;

/** Letters of its file: a hundred for each line, and its head. */
export const maxRemittanceLetters = 1_100_000;

/** Bytes of an Excel file of a payment; what it unpacks to has its own limits. */
export const maxWorkbookBytes = 2 * 1024 ** 2;

/** What is open with carriers: cash that they have taken, what is still on its way, and what does not agree. */
export const cashParts = ['owed', 'differences', 'away'] as const;
export type CashPart = (typeof cashParts)[number];

/** Days after which cash that was taken is late, and very late. */
export const lateAfterDays = { late: 3, veryLate: 7 } as const;

/** Letters of what a bank or a carrier calls a payment. */
export const maxMoneyReference = 64;

/** What a line of a carrier's payment is: `missing` was due with the others and is not among them. */
export const lineResults = [
  'matched',
  'short',
  'over',
  'missing',
  'unexpected',
  'fee_only',
] as const;
export type LineResult = (typeof lineResults)[number];
