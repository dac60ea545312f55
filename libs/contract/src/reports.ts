import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Day, Money, SignedMoney } from './values.ts';

/** What the sales of a span of days are broken down by. */
export const reportParts = ['day', 'product', 'category', 'governorate', 'customer'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A report spans at most so many days: two years, one of them a leap year. */
export const maxReportDays = 731;
/** Rows of a report, those with the highest amounts; what the others sum up to is said in one. */
export const maxReportRows = 100;
export const maxExportedReportRows = 10_000;

const dayMs = 86_400_000;

/** The days of a report, and what they are broken down by: the first of the parts where nothing is asked for. */
export const reportQueryBy = <const Parts extends readonly [string, ...string[]]>(parts: Parts) =>
  z
    .object({
      /** First and last day in Egypt, both included. */
      from: Day,
      to: Day,
      by: z.enum(parts).default(parts[0] as never), // is one of them
    })
    .refine(({ from, to }) => from <= to, { path: ['to'] })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxReportDays * dayMs, {
      path: ['from'],
    });

const ReportQuery = reportQueryBy(reportParts);

const Count = z.int().nonnegative();

/** Orders and what they cost: `goods`, `adjustments` and `delivery` are `total`. */
const Sums = z.object({
  orders: Count,
  pieces: Count,
  goods: Money,
  adjustments: SignedMoney,
  delivery: Money,
  total: Money,
});

const Some = Sums.pick({ orders: true, total: true });

/** Placed on these days, whatever the orders became: `placed` is `sold` and `cancelled`. */
const SpanFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  placed: Some,
  /** Not cancelled. */
  sold: Sums,
  /** Of those sold. */
  delivered: Some,
  cancelled: Some,
  /** Of those placed, those that were ever confirmed, whatever has become of them since. */
  confirmed: Some,
  /** Of those cancelled, those that had been shipped: refused at the door, lost or damaged. */
  returned: Some,
  /** The cash of those placed, as it is by now. */
  cash: z.object({
    /** What customers have paid, at the door and before. */
    collected: SignedMoney,
    /** What of it has come to the shop. */
    received: SignedMoney,
    /** What carriers have taken and not yet paid out. */
    owed: SignedMoney,
  }),
  /** What was sold on each day, the first one first. */
  days: z.array(Some.extend({ date: z.iso.date() })),
});
export type SpanFigures = z.infer<typeof SpanFigures>;

/** A part of what was sold. Fees and adjustments belong to an order, so that products and categories have none, and no total. */
const ReportRow = Sums.extend({
  /** The day, the id of product, category or customer, or the governorate's code. */
  key: z.string(),
  name: z.string(),
  nameAr: z.string(),
  adjustments: SignedMoney.nullable(),
  delivery: Money.nullable(),
  total: Money.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const SalesReport = z.object({
  span: SpanFigures,
  /** As many days just before. */
  before: SpanFigures,
  by: z.enum(reportParts),
  rows: z.array(ReportRow),
  /** What the rows leave out, so that all adds up to what was sold; null where they leave out nothing. */
  others: ReportRow.pick({
    ...{ pieces: true, goods: true, adjustments: true, delivery: true, total: true },
  })
    .extend({ count: z.int().positive() })
    .nullable(),
});
export type SalesReport = z.infer<typeof SalesReport>;

export const getSalesReport = endpoint({
  method: 'GET',
  path: '/admin/reports/sales',
  access: 'turnover:read',
  summary: 'What was sold on some days, by day, product, category, governorate or customer',
  query: ReportQuery,
  data: SalesReport,
});

export const exportSalesReport = endpoint({
  method: 'GET',
  path: '/admin/reports/salesExport',
  access: 'turnover:read',
  summary:
    "The rows of the same report as a table for Excel, in the words of the caller's language",
  query: ReportQuery,
  data: z.object({ csv: z.string(), count: z.int() }),
});
