import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { idsInUrl, OrderLine, OrderStatusId } from './orders.ts';
import { toLatinDigits } from './plain/digits.ts';
import { maxAtOnce, maxQuantity } from './plain/limits.ts';
import {
  maxTrackingNumber,
  carrierNames,
  failedReasons,
  openParcelParts,
  parcelParts,
  parcelStates,
  pieceConditions,
} from './plain/parcels.ts';
import { maxStops } from './plain/runs.ts';
import { trackingNumberPattern } from './plain/patterns.ts';
import {
  Day,
  Id,
  IdInUrl,
  Money,
  PageMeta,
  PageQuery,
  shortText,
  Timestamp,
  TimestampWithOffset,
} from './values.ts';

const Count = z.int().nonnegative();

/** An order on its way, as its carrier knows it. */
export const Parcel = z.object({
  id: Id,
  orderId: Id,
  orderReference: z.string(),
  orderStatusId: OrderStatusId,
  customerName: z.string(),
  governorate: z.string(),
  carrier: z.enum(carrierNames),
  /** The shop's own reference while its carrier has not given it a number. */
  trackingNumber: z.string(),
  state: z.enum(parcelStates),
  /** Why the last attempt failed, or why it comes back; null where nobody said. */
  reason: z.enum(failedReasons).nullable(),
  /** What the courier takes at the door. */
  cashDue: Money,
  /** The last day of delivery that the customer was promised, in Egypt; null where none was. */
  promisedDay: Day.nullable(),
  /** How often somebody was at the door in vain. */
  attempts: Count,
  bookedAt: Timestamp,
  /** When what its state says happened; null while nothing has. */
  lastEventAt: Timestamp.nullable(),
  /** Whether its carrier is being asked to take the booking back. */
  isCancelling: z.boolean(),
  /** When somebody here judged its pieces; null while nobody has. */
  inspectedAt: Timestamp.nullable(),
  /** Whether some of its pieces were kept at the door, and the others come back. */
  isPartly: z.boolean(),
  /** Whether it may be received back and judged now: of one that was delivered in part, what was refused. */
  canReceive: z.boolean(),
  /** It has been back for days, the carrier says, and nobody here has received it. */
  isOverdue: z.boolean(),
});
export type Parcel = z.infer<typeof Parcel>;

/** Why an event has changed nothing: something later was known, or the parcel can no longer be so. */
export const eventVerdicts = ['applied', 'older', 'impossible', 'silent'] as const;

/** Something that has happened to a parcel. */
export const ParcelEvent = z.object({
  id: Id,
  state: z.enum(parcelStates),
  reason: z.enum(failedReasons).nullable(),
  at: Timestamp,
  verdict: z.enum(eventVerdicts),
  /** Whether it says that some pieces were kept and others refused. */
  isPartly: z.boolean(),
  /** What its carrier refused, or could not do, in the caller's language; null where it did not. */
  refusal: z.string().nullable(),
  /** What its carrier calls that, in the caller's language; null where no carrier was asked. */
  carrierSays: z.string().nullable(),
  /** Null where it was not staff. */
  staffName: z.string().nullable(),
});
export type ParcelEvent = z.infer<typeof ParcelEvent>;

/** What was sent of a line, and what became of it. */
const ParcelPiece = OrderLine.omit({ photosUrls: true }).extend({
  /** How many of them were kept at the door; null unless it was delivered in part. */
  kept: Count.nullable(),
  /** How many of them are what; null while nobody has judged them. */
  judged: z.record(z.enum(pieceConditions), Count).nullable(),
});
export type ParcelPiece = z.infer<typeof ParcelPiece>;

export const ParcelDetails = Parcel.extend({
  /** In the order in which they happened. */
  events: z.array(ParcelEvent),
  /** What was sent in it; nothing in one whose booking was cancelled for another. */
  pieces: z.array(ParcelPiece),
  /** What the courier was to take for all of it, where some was refused. */
  wholeDue: Money,
  /** What who refused it paid for the way at the door. */
  wayPaid: Money,
  /** By how much the goods of its order were made cheaper, which is shared out among the pieces. */
  discount: Money,
  /** Who judged them; null while nobody has. */
  inspectedBy: z.string().nullable(),
});
export type ParcelDetails = z.infer<typeof ParcelDetails>;

/** A number as a carrier prints it. */
const TrackingNumber = shortText(maxTrackingNumber)
  .min(1)
  .overwrite(toLatinDigits)
  .regex(trackingNumberPattern);

/** So many parcels of a part are counted: more says nobody anything. */
export const maxCountedParcels = 1_000;

export const listParcels = endpoint({
  method: 'GET',
  path: '/admin/parcels',
  access: 'parcel:work',
  summary: 'A page of parcels by part, carrier and words, the latest booked first',
  query: PageQuery.extend({
    part: z.enum(parcelParts).optional(),
    carrier: z.enum(carrierNames).optional(),
    /** A tracking number, or words of a name, a phone number or a reference. */
    query: z.string().trim().max(200).optional(),
    /** Of these alone, by commas. */
    ids: idsInUrl(maxStops).optional(),
  }),
  data: z.array(Parcel),
  /**
   * With how many are in each part that is not done with, one more than `maxCountedParcels` where there are more, and how many
   * confirmed orders have no parcel yet.
   */
  meta: PageMeta.extend({ counts: z.record(z.enum(openParcelParts), Count), toBook: Count }),
});

/** Each order is booked independently; one that is refused does not stop the others. */
export const bookParcels = endpoint({
  method: 'POST',
  path: '/admin/parcels',
  access: 'parcel:work',
  takesKey: true,
  summary: 'Book a parcel for each of several confirmed orders',
  body: z.object({
    orderIds: z.array(Id).min(1).max(maxAtOnce),
    carrier: z.enum(carrierNames),
    /** What the carrier calls them, where it does not tell us by itself. */
    trackingNumbers: z
      .array(z.object({ orderId: Id, trackingNumber: TrackingNumber }))
      .max(maxAtOnce)
      .default([]),
  }),
  data: z.array(
    z.object({
      orderId: Id,
      parcel: Parcel.optional(),
      /** Why it was refused, in the caller's language. */
      refusal: z.string().optional(),
    }),
  ),
  errors: ['request.key_reused'],
});

export const listParcelsOfOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId/parcels',
  access: 'order:read',
  summary: 'The parcels of an order with what happened to them, the latest first',
  params: z.object({ orderId: IdInUrl }),
  data: z.array(ParcelDetails),
});

/** Pieces that were kept at the door, by line: the others were refused. */
export const KeptPieces = z
  .array(z.object({ orderLineId: Id, quantity: z.int().positive().max(maxQuantity) }))
  .min(1)
  .max(1_000);

/** What staff may say of a parcel; that it is booked says itself. */
const statesByHand = parcelStates.filter((state) => state !== 'booking' && state !== 'booked');

export const addParcelEvent = endpoint({
  method: 'POST',
  path: '/admin/parcels/:id/events',
  access: 'parcel:work',
  takesKey: true,
  summary: 'Say what has happened to a parcel; its order moves on with it',
  params: z.object({ id: IdInUrl }),
  body: z
    .object({
      state: z.enum(statesByHand),
      /** Of an attempt that failed; else why the parcel comes back. */
      reason: z.enum(failedReasons).optional(),
      /** Of one that is delivered, where only these were kept. */
      kept: KeptPieces.optional(),
      /** When it happened, where that is not now. */
      at: TimestampWithOffset.optional(),
    })
    .refine(({ state, kept }) => kept === undefined || state === 'delivered', { path: ['kept'] }),
  data: ParcelDetails,
  errors: [
    'parcel.not_found',
    'parcel.booking',
    'parcel.impossible',
    'parcel.in_future',
    'parcel.kept_differ',
    'parcel.received',
    'order.changed',
    'request.key_reused',
  ],
});

/** Of each line as many as there are, in one condition or several. */
export const JudgedPieces = z
  .array(
    z.object({
      orderLineId: Id,
      quantity: z.int().positive().max(maxQuantity),
      condition: z.enum(pieceConditions),
    }),
  )
  .min(1)
  .max(1_000);

export const receiveParcel = endpoint({
  method: 'POST',
  path: '/admin/parcels/:id/received',
  access: 'parcel:work',
  takesKey: true,
  summary:
    'Judge each piece of a parcel that came back, or never will: what is sellable goes back on sale; once',
  params: z.object({ id: IdInUrl }),
  body: z.object({
    /** Of each line as many as were sent, in one condition or several. */
    pieces: JudgedPieces,
  }),
  data: ParcelDetails,
  errors: [
    'parcel.not_found',
    'parcel.not_back',
    'parcel.received',
    'parcel.pieces_differ',
    'request.key_reused',
  ],
});
