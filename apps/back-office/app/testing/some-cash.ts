import type { OrderMoney } from '../features/orders/cash/cash-calls.ts';
import {
  type CashFigures,
  type CashParcel,
  type MoneyEntry,
  piastres,
  type RemittanceLine,
  type RemittanceSums,
  signedPiastres,
} from '@craftsandore/contract';

const sum = (pounds: number, count: number) => ({ amount: signedPiastres(pounds * 100), count });

/** Of another carrier that owes for 61 parcels, and our own that owes nothing. */
export const someCash: CashFigures = {
  carriers: [
    {
      ...{ carrier: 'own', since: null, owed: sum(0, 0), late: sum(0, 0), veryLate: sum(0, 0) },
      ...{ away: sum(6_380, 8), differences: sum(0, 0), unknown: sum(0, 0) },
    },
    {
      ...{ carrier: 'other', since: '2026-11-15T10:00:00.000Z', owed: sum(41_870, 61) },
      ...{ late: sum(9_120, 14), veryLate: sum(3_120, 4), away: sum(12_400, 19) },
      ...{ differences: sum(-685, 4), unknown: sum(420, 1) },
    },
  ],
  days: ['2026-11-24', '2026-11-23'].map((date) => ({
    ...{ date, carrier: 'other', collected: signedPiastres(610_000) },
    ...{ remitted: signedPiastres(0), fees: signedPiastres(0) },
  })),
};

export const aCashParcel = (fields: Partial<CashParcel> = {}): CashParcel => ({
  ...{ id: 1, orderId: 1131, orderReference: 'CS-26-01131', customerName: 'Tarek Nabil' },
  ...{ carrier: 'other', trackingNumber: '8836402', state: 'delivered' },
  ...{ expected: signedPiastres(148_000), paid: signedPiastres(138_000) },
  ...{ open: signedPiastres(10_000), since: '2026-11-15T10:00:00.000Z' },
  ...fields,
});

export const aRemittanceLine = (fields: Partial<RemittanceLine> = {}): RemittanceLine => ({
  ...{ line: 1, trackingNumber: '8836402', order: { id: 1131, reference: 'CS-26-01131' } },
  ...{ result: 'short', amount: piastres(138_000), fees: piastres(4_000) },
  ...{ due: signedPiastres(148_000), difference: signedPiastres(-10_000), isAccepted: false },
  ...fields,
});

export const someSums: RemittanceSums = {
  counts: { matched: 41, short: 1, over: 1, missing: 1, unexpected: 1, fee_only: 1 },
  ...{ paid: piastres(3_589_500), fees: piastres(187_000), due: signedPiastres(3_845_000) },
  ...{ difference: signedPiastres(-68_500), missing: piastres(58_500) },
};

const aMoneyEntry = (fields: Partial<MoneyEntry> = {}): MoneyEntry => ({
  ...{ id: 1, kind: 'expected', method: 'cash', amount: signedPiastres(148_000) },
  ...{ reference: null, parcel: { trackingNumber: '8836402', carrier: 'other' } },
  ...{ staffName: null, paidTo: null, at: '2026-11-15T10:00:00.000Z' },
  ...fields,
});

/** Of an order with a deposit, whose parcel is on its way. */
export const someMoney: OrderMoney = {
  entries: [
    aMoneyEntry({
      ...{ kind: 'deposit', amount: signedPiastres(10_000), parcel: null, reference: '7741' },
      method: 'instapay',
    }),
    aMoneyEntry({ id: 2, amount: signedPiastres(138_000) }),
  ],
  sums: {
    ...{ expected: signedPiastres(138_000), collected: piastres(0), received: piastres(10_000) },
    ...{ fees: piastres(0), refunded: piastres(0), differences: piastres(0) },
    ...{ toRefund: piastres(0), open: signedPiastres(138_000) },
  },
  refundDue: null,
};

/** Of an order that was cancelled after its deposit, on the fifth day of the refund. */
export const owedMoney: OrderMoney = {
  entries: [
    ...someMoney.entries.slice(0, 1),
    aMoneyEntry({ id: 3, kind: 'refund_due', amount: signedPiastres(10_000), parcel: null }),
  ],
  sums: {
    ...{ ...someMoney.sums, expected: piastres(0), open: piastres(0) },
    toRefund: signedPiastres(10_000),
  },
  refundDue: {
    ...{ toRefund: piastres(10_000), refundDueOn: '2026-11-25' },
    clock: { of: 'refund', days: 2, gone: 5 / 7, tone: 'late' },
  },
};
