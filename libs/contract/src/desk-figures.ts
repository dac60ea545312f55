import { z } from 'zod';

import { attemptChannels, attemptOutcomes } from './desk-shapes.ts';
import { endpoint } from './endpoint.ts';
import { endReasons } from './orders.ts';
import { reportQueryBy } from './reports.ts';

/** What the figures of the desk are broken down by. */
export const deskFigureParts = ['governorate', 'product', 'carrier', 'staff', 'day'] as const;
export type DeskFigurePart = (typeof deskFigureParts)[number];

/** A parcel is counted once it was shipped so many days ago: by then it has arrived, or has come back. */
export const cohortDays = 14;

const Count = z.int().nonnegative();
/** From 0 to 1; null where there is nothing to count. */
const Rate = z.number().min(0).max(1).nullable();

/** Orders placed on some days, how many of them count (not duplicate, fake or open), and were ever confirmed. */
const Confirmed = z.object({
  placed: Count,
  counted: Count,
  confirmed: Count,
  confirmationRate: Rate,
});

/** Of the parcels that were shipped `cohortDays` before these days. */
const Delivered = z.object({ delivered: Count, returned: Count, deliveryRate: Rate });

const PartFigures = z.object({
  ...Confirmed.shape,
  ...Delivered.shape,
  /** How often staff and shop have tried, for each order that was confirmed; null where none was. */
  attemptsPerConfirmation: z.number().nonnegative().nullable(),
});

const DeskSpan = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  ...PartFigures.shape,
  duplicate: Count,
  fake: Count,
  open: Count,
  /** Of those open: all was tried, and nobody has answered. */
  unreachable: Count,
  /** Ended by the shop, because nobody had answered. */
  expired: Count,
  /** From the order to the first attempt, of half of those tried and of nine in ten; null where nobody has tried. */
  firstAttemptMinutes: z.object({ half: z.number(), most: z.number() }).nullable(),
  /** By the day on which they were placed, the first one first. */
  days: z.array(
    Confirmed.pick({ counted: true, confirmationRate: true }).extend({ date: z.iso.date() }),
  ),
});
export type DeskSpan = z.infer<typeof DeskSpan>;

const DeskFigureRow = PartFigures.extend({
  /** The day, the id of product or member of staff, the governorate's code, or the carrier. */
  key: z.string(),
  name: z.string(),
  nameAr: z.string(),
});
export type DeskFigureRow = z.infer<typeof DeskFigureRow>;

export const DeskFigures = z.object({
  span: DeskSpan,
  /** As many days just before. */
  before: DeskSpan,
  by: z.enum(deskFigureParts),
  /** Those with the most orders; the latest days. */
  rows: z.array(DeskFigureRow),
  /** Why orders ended that nobody has confirmed, the most frequent reason first. */
  reasons: z.array(z.object({ reason: z.enum(endReasons).nullable(), orders: Count })),
  /** What came of all attempts for these orders, by how customers were reached, or wrote. */
  outcomes: z.array(
    z.object({ channel: z.enum(attemptChannels), outcome: z.enum(attemptOutcomes), count: Count }),
  ),
  /** Calls for these orders by the hour at which they were made in Egypt, and how many were answered. */
  hours: z.array(z.object({ hour: z.int().min(0).max(23), calls: Count, answered: Count })),
});
export type DeskFigures = z.infer<typeof DeskFigures>;

const DeskFiguresQuery = reportQueryBy(deskFigureParts);

export const getDeskFigures = endpoint({
  method: 'GET',
  path: '/admin/desk/figures',
  access: 'order:read',
  summary:
    'How well orders placed on some days were confirmed, by governorate, product, staff or day',
  query: DeskFiguresQuery,
  data: DeskFigures,
});

export const exportDeskFigures = endpoint({
  method: 'GET',
  path: '/admin/desk/figuresExport',
  access: 'order:read',
  summary:
    "The rows of the same figures as a table for Excel, in the words of the caller's language",
  query: DeskFiguresQuery,
  data: z.object({ csv: z.string(), count: z.int() }),
});
