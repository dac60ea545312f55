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
