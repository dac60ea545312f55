import { z } from 'zod';

import { AddressFields } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { KeptPieces } from './parcels.ts';
import {
  isHandedOver,
  maxRunNote,
  notReachedReasons,
  refusedReasons,
  runStates,
  stopOutcomes,
} from './plain/runs.ts';
import { StopOutcomeDetails } from './stop-outcome.ts';
import { Day, Id, LimitedMoney, Line, Money, Timestamp } from './values.ts';

/** What a driver is told of a stop. */
export const DriverStop = z.object({
  parcelId: Id,
  orderReference: z.string(),
  customerName: z.string(),
  /** Where to, and whom to call; null once it is delivered, or not to be brought. */
  place: AddressFields.nullable(),
  customerNote: z.string().nullable(),
  /** What was sent in it, in the caller's language, at what it was charged. */
  contents: z.array(
    z.object({
      orderLineId: Id,
      name: z.string(),
      quantity: z.int().positive(),
      unitPrice: Money,
    }),
  ),
  /** What is to be taken for all of it. */
  cashDue: Money,
  /** What of that its delivery costs, less what is off it. */
  shippingFees: Money,
  /** By how much its goods were made cheaper, which is shared out among the pieces. */
  discount: Money,
  /** Not to be brought: its booking was cancelled, or it is on its way back. */
  isOff: z.boolean(),
  said: StopOutcomeDetails.nullable(),
});
export type DriverStop = z.infer<typeof DriverStop>;

/** What a driver is told of their run. */
export const DriverRun = z.object({
  id: Id,
  driverName: z.string(),
  day: Day,
  state: z.enum(runStates),
  startedAt: Timestamp.nullable(),
  linkEnds: Timestamp,
  stops: z.array(DriverStop),
  /** The cash that they have. */
  taken: Money,
  /** The sum that they have signed; null while they have not, or something was said since. */
  signed: Money.nullable(),
});
export type DriverRun = z.infer<typeof DriverRun>;

const ofDriver = z.object({ token: z.string().min(20).max(64) });
const endings = ['run.not_found', 'run.over'] as const;

/** Changes nothing: messengers and scanners open links before people do. */
export const readDriverRun = endpoint({
  method: 'GET',
  path: '/driver/:token',
  access: 'public',
  summary: 'The run of a driver, by its link; changes nothing',
  params: ofDriver,
  data: DriverRun,
  errors: endings,
});

export const startDriverRun = endpoint({
  method: 'POST',
  path: '/driver/:token/started',
  access: 'public',
  summary: 'Set out: the parcels of the run are out for delivery; the same again changes nothing',
  params: ofDriver,
  data: DriverRun,
  errors: endings,
});

/** What a driver says may come late, twice and out of order: phones keep it while there is no connection. */
export const tellOutcome = endpoint({
  method: 'POST',
  path: '/driver/:token/outcomes',
  access: 'public',
  summary: 'Say what came of a stop; the same again is answered again',
  params: ofDriver,
  body: z
    .object({
      /** Made by the phone, once for each. */
      id: z.uuid(),
      parcelId: Id,
      outcome: z.enum(stopOutcomes),
      /** Why it was refused, or nobody was reached. */
      reason: z.enum([...refusedReasons, ...notReachedReasons]).optional(),
      /** To which day it is put off. */
      day: Day.optional(),
      /** Which pieces were kept, where that is not all. */
      kept: KeptPieces.optional(),
      /** What was taken: of who refused it, for the way, if anything. */
      cash: LimitedMoney.optional(),
      note: Line.max(maxRunNote).optional(),
      /** Not when by the phone's clock, which may be wrong, but how long ago. */
      secondsAgo: z
        .int()
        .min(0)
        .max(7 * 86_400)
        .default(0),
    })
    .refine(
      ({ outcome, cash }) =>
        outcome === 'refused' || isHandedOver(outcome) === (cash !== undefined),
      { path: ['cash'] },
    )
    .refine(({ outcome, kept }) => (outcome === 'partly') === (kept !== undefined), {
      path: ['kept'],
    })
    .refine(({ outcome, day }) => (outcome === 'postponed') === (day !== undefined), {
      path: ['day'],
    })
    .refine(
      ({ outcome, reason }) => {
        const fitting: readonly string[] =
          outcome === 'refused'
            ? refusedReasons
            : outcome === 'not_reached'
              ? notReachedReasons
              : [];
        return reason === undefined ? fitting.length === 0 : fitting.includes(reason);
      },
      { path: ['reason'] },
    ),
  data: DriverRun,
  errors: [
    ...endings,
    'run.no_stop',
    'run.way_too_dear',
    'parcel.kept_differ',
    'request.key_reused',
  ],
});
export type OutcomeToTell = z.input<typeof tellOutcome.body>;

export const signDriverRun = endpoint({
  method: 'POST',
  path: '/driver/:token/signed',
  access: 'public',
  summary: 'Sign the sum of cash that a driver hands over, while it is what they have',
  params: ofDriver,
  body: z.object({ total: LimitedMoney }),
  data: DriverRun,
  errors: [...endings, 'run.changed'],
});
