import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { toLatinDigits } from './plain/digits.ts';
import {
  cashParts,
  lineResults,
  maxMoneyReference,
  maxRemittanceColumns,
  maxRemittanceLetters,
  maxRemittanceLines,
  maxWorkbookBytes,
} from './plain/money.ts';
import { carrierNames, maxTrackingNumber, parcelStates } from './plain/parcels.ts';
import {
  Day,
  Flag,
  Id,
  IdInUrl,
  LimitedMoney,
  Line,
  Money,
  PageMeta,
  PageQuery,
  shortText,
  SignedMoney,
  Timestamp,
} from './values.ts';

const Count = z.int().nonnegative();

/** Of parcels, and what they come to. */
const Sum = z.object({ amount: SignedMoney, count: Count });

/** What a carrier owes, by how long. */
const CarrierCash = z.object({
  carrier: z.enum(carrierNames),
  /** Cash that it has taken and not paid out yet. */
  owed: Sum,
  /** Of that, what it took more than three days ago, and more than seven. */
  late: Sum,
  veryLate: Sum,
  /** When it took the oldest; null where it owes nothing. */
  since: Timestamp.nullable(),
  /** What it is still to take at the door. */
  away: Sum,
  /** What is open of parcels for which it has paid too little or too much. */
  differences: Sum,
  /** What it has paid for parcels that nobody knows. */
  unknown: Sum,
});

/** Of one day in Egypt and one carrier. */
const CashDay = z.object({
  date: z.iso.date(),
  carrier: z.enum(carrierNames),
  collected: SignedMoney,
  remitted: SignedMoney,
  fees: SignedMoney,
});

export const CashFigures = z.object({
  carriers: z.array(CarrierCash),
  /** The latest first; days on which nothing happened are left out. */
  days: z.array(CashDay),
});
export type CashFigures = z.infer<typeof CashFigures>;

export const getCash = endpoint({
  method: 'GET',
  path: '/admin/cash',
  access: 'cash:work',
  summary: 'What each carrier owes and since when, and what was taken and paid out on each day',
  query: z.object({
    /** As many days as are told of, today included. */
    days: z.coerce.number<number | string>().int().min(1).max(92).default(7),
  }),
  data: CashFigures,
});

/** A parcel of whose cash something is open. */
export const CashParcel = z.object({
  id: Id,
  orderId: Id,
  orderReference: z.string(),
  customerName: z.string(),
  carrier: z.enum(carrierNames),
  trackingNumber: z.string(),
  state: z.enum(parcelStates),
  expected: SignedMoney,
  paid: SignedMoney,
  /** What the carrier owes for it; below nothing where it is owed. */
  open: SignedMoney,
  /** When it took the cash; null where it has not. */
  since: Timestamp.nullable(),
});
export type CashParcel = z.infer<typeof CashParcel>;

const CashSearch = z.object({
  part: z.enum(cashParts).optional(),
  carrier: z.enum(carrierNames).optional(),
});

export const listCashParcels = endpoint({
  method: 'GET',
  path: '/admin/cash/parcels',
  access: 'cash:work',
  summary: 'A page of parcels of whose cash something is open, what was taken first first',
  query: PageQuery.extend(CashSearch.shape),
  data: z.array(CashParcel),
  meta: PageMeta,
});

export const exportCash = endpoint({
  method: 'GET',
  path: '/admin/cash/export',
  access: 'cash:work',
  summary: "The same as a table for Excel, in the words of the caller's language",
  query: CashSearch,
  data: z.object({
    csv: z.string(),
    count: z.int(),
    /** Whether there are more than one export holds. */
    isCut: z.boolean(),
  }),
});

/** What a carrier's payment says of a parcel, and what it is. */
export const RemittanceLine = z.object({
  /** Its place in the payment, from 1; null of a parcel that is missing there. */
  line: z.int().positive().nullable(),
  trackingNumber: z.string(),
  /** Null where the carrier has no such parcel. */
  order: z.object({ id: Id, reference: z.string() }).nullable(),
  result: z.enum(lineResults),
  amount: Money,
  fees: Money,
  /** What was due for it. */
  due: SignedMoney,
  /** What was paid beyond that; below nothing where something is missing. */
  difference: SignedMoney,
  /** Whether nobody asks for the difference any more. */
  isAccepted: z.boolean(),
});
export type RemittanceLine = z.infer<typeof RemittanceLine>;

const RemittanceSums = z.object({
  counts: z.record(z.enum(lineResults), Count),
  paid: Money,
  fees: Money,
  /** What was due for all parcels of the payment. */
  due: SignedMoney,
  /** What was paid beyond that, over all lines of it. */
  difference: SignedMoney,
  /** What is missing of parcels that it does not name. */
  missing: Money,
});
export type RemittanceSums = z.infer<typeof RemittanceSums>;

export const Remittance = z.object({
  id: Id,
  carrier: z.enum(carrierNames),
  reference: z.string(),
  paidOn: Day,
  linesCount: Count,
  paid: Money,
  fees: Money,
  /** Lines that did not agree. */
  differencesCount: Count,
  staffName: z.string(),
  createdAt: Timestamp,
});
export type Remittance = z.infer<typeof Remittance>;

/** What a carrier prints; whether we know it is told by the result. */
const PaidLine = z.object({
  trackingNumber: shortText(maxTrackingNumber).min(1).overwrite(toLatinDigits),
  amount: LimitedMoney,
  fees: LimitedMoney.optional(),
});

/** One of the two. */
const CarriersFile = z.object({
  /** Its file: a table with a head, separated by commas, semicolons or tabs. */
  csv: z.string().max(maxRemittanceLetters).optional(),
  /** The same as an Excel file (XLSX), in base64. */
  xlsx: z
    .string()
    .max(4 * Math.ceil(maxWorkbookBytes / 3))
    .optional(),
});

/** Of a column in a file, from nought. */
const Place = z
  .int()
  .nonnegative()
  .max(maxRemittanceColumns - 1);

/** Where the columns are; said once, it is known of the carrier's files with the same head. */
const Columns = z.object({ trackingNumber: Place, amount: Place, fee: Place.nullable() });

export const readRemittanceHead = endpoint({
  method: 'POST',
  path: '/admin/cash/remittances/head',
  access: 'cash:work',
  maxBytes: 4 * 1024 ** 2,
  summary: "The columns of a carrier's file with examples, and which they may be; keeps nothing",
  body: CarriersFile,
  data: z.object({
    columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })),
    guess: z.object({
      trackingNumber: Place.nullable(),
      amount: Place.nullable(),
      fee: Place.nullable(),
    }),
  }),
  errors: ['remittance.empty', 'remittance.too_large', 'remittance.no_workbook'],
});

export const takeRemittance = endpoint({
  method: 'POST',
  path: '/admin/cash/remittances',
  access: 'cash:work',
  maxBytes: 4 * 1024 ** 2,
  summary:
    'Match a payment of a carrier with its parcels, line by line; first to see, then to take',
  body: z.object({
    carrier: z.enum(carrierNames),
    /** What the carrier calls the payment: it is taken once. */
    reference: Line.min(1).max(maxMoneyReference),
    paidOn: Day,
    /** Shows what it comes to, and takes nothing. */
    dryRun: z.boolean().default(false),
    ...CarriersFile.shape,
    columns: Columns.optional(),
    /** Instead of a file. */
    lines: z.array(PaidLine).max(maxRemittanceLines).optional(),
    /** The lines whose difference nobody asks for any more; of all others it stays open. */
    accepted: z
      .array(z.int().positive().max(maxRemittanceLines))
      .max(maxRemittanceLines)
      .default([]),
    /** What the preview was known by: where it would be another one now, nothing is taken. */
    seen: z.hash('sha256').optional(),
  }),
  /** In the order of the payment; what is missing there comes last. */
  data: z.array(RemittanceLine),
  meta: RemittanceSums.extend({
    /** Null while it was only shown. */
    id: Id.nullable(),
    seen: z.string(),
  }),
  errors: [
    'remittance.taken',
    'remittance.changed',
    'remittance.empty',
    'remittance.too_long',
    'remittance.too_large',
    'remittance.no_workbook',
    'remittance.no_column',
    'remittance.unreadable',
    'remittance.in_future',
  ],
});

export const listRemittances = endpoint({
  method: 'GET',
  path: '/admin/cash/remittances',
  access: 'cash:work',
  summary: 'A page of payments of carriers, the latest taken first',
  query: PageQuery,
  data: z.array(Remittance),
  meta: PageMeta,
});

export const getRemittance = endpoint({
  method: 'GET',
  path: '/admin/cash/remittances/:id',
  access: 'cash:work',
  summary: 'A payment of a carrier with its lines; those that agreed where they are asked for',
  params: z.object({ id: IdInUrl }),
  query: z.object({ all: Flag.default(false) }),
  data: z.object({ remittance: Remittance, sums: RemittanceSums, lines: z.array(RemittanceLine) }),
  errors: ['remittance.not_found'],
});
