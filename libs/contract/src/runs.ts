import { z } from 'zod';

import { AddressFields } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { Parcel } from './parcels.ts';
import { failedReasons } from './plain/parcels.ts';
import {
  maxRunNote,
  maxStops,
  notReachedReasons,
  refusedReasons,
  runStates,
  stopOutcomes,
} from './plain/runs.ts';
import {
  Day,
  Id,
  IdInUrl,
  LimitedMoney,
  Line,
  line,
  Money,
  PageMeta,
  PageQuery,
  PhoneNumber,
  SignedMoney,
  Timestamp,
} from './values.ts';

const Count = z.int().nonnegative();

/** A round of the shop's own courier: a driver, a day, and parcels in an order. */
export const Run = z.object({
  id: Id,
  driverName: z.string(),
  /** International form, `+201000000000`. */
  driverPhone: z.string(),
  /** In Egypt. */
  day: Day,
  state: z.enum(runStates),
  createdAt: Timestamp,
  /** When the driver set out; null while they have not said so. */
  startedAt: Timestamp.nullable(),
  signedAt: Timestamp.nullable(),
  closedAt: Timestamp.nullable(),
  stopsCount: Count,
  /** Of which something is known. */
  doneCount: Count,
  deliveredCount: Count,
  /** Cash that is still to be taken at doors. */
  away: Money,
  /** What was to be taken for what was delivered. */
  due: Money,
  /** What the driver has of it. */
  taken: Money,
  /** What was counted; null while nobody has. */
  counted: Money.nullable(),
  /** What was counted beyond what was due; below nothing where something is missing. */
  difference: SignedMoney.nullable(),
});
export type Run = z.infer<typeof Run>;

/** What a driver says of a stop. */
export const StopOutcomeDetails = z.object({
  outcome: z.enum(stopOutcomes),
  reason: z.enum(failedReasons).nullable(),
  /** To which day it was put off. */
  day: Day.nullable(),
  /** What was taken. */
  cash: Money,
  note: z.string().nullable(),
  at: Timestamp,
});
export type StopOutcomeDetails = z.infer<typeof StopOutcomeDetails>;

/** A parcel of a run, in its place. */
export const RunStop = z.object({
  parcel: Parcel,
  /** The latest that counts; null while nothing was said. */
  said: StopOutcomeDetails.nullable(),
  /** The cash that the driver has of it. */
  taken: Money,
});
export type RunStop = z.infer<typeof RunStop>;

export const RunDetails = Run.extend({
  /** In the order in which the driver goes. */
  stops: z.array(RunStop),
  /** What opens the run for its driver; null once it opens nothing any more. */
  driverToken: z.string().nullable(),
  /** When that ends by itself. */
  linkEnds: Timestamp,
  staffName: z.string(),
  closedBy: z.string().nullable(),
  /** What the cash that the driver signed comes to; null while they have not. */
  signed: Money.nullable(),
  /** Why the cash differs, in the words of whoever counted it. */
  note: z.string().nullable(),
});
export type RunDetails = z.infer<typeof RunDetails>;

export const listRuns = endpoint({
  method: 'GET',
  path: '/admin/runs',
  access: 'parcel:work',
  summary: 'A page of runs of the own courier, the latest made first',
  query: PageQuery.extend({ state: z.enum(runStates).optional() }),
  data: z.array(Run),
  meta: PageMeta,
});

export const getRun = endpoint({
  method: 'GET',
  path: '/admin/runs/:id',
  access: 'parcel:work',
  summary: 'A run with its parcels, its cash and the link of its driver',
  params: z.object({ id: IdInUrl }),
  data: RunDetails,
  errors: ['run.not_found'],
});

export const createRun = endpoint({
  method: 'POST',
  path: '/admin/runs',
  access: 'parcel:work',
  takesKey: true,
  summary: 'Give parcels of the own courier to a driver, in an order; all of them or none',
  body: z.object({
    driverName: line(100),
    driverPhone: PhoneNumber,
    day: Day,
    /** In the order in which the driver goes. */
    parcelIds: z.array(Id).min(1).max(maxStops),
  }),
  data: RunDetails,
  errors: [
    'parcel.not_found',
    'address.phone_invalid',
    'run.day_over',
    'run.unfit_parcel',
    'run.parcel_taken',
    'request.key_reused',
  ],
});

export const takeOutOfRun = endpoint({
  method: 'DELETE',
  path: '/admin/runs/:id/stops/:parcelId',
  access: 'parcel:work',
  summary: 'Take a parcel of which nothing was said out of a run',
  params: z.object({ id: IdInUrl, parcelId: IdInUrl }),
  data: RunDetails,
  errors: ['run.not_found', 'run.closed', 'run.no_stop', 'run.already_said'],
});

export const renewRunLink = endpoint({
  method: 'POST',
  path: '/admin/runs/:id/link',
  access: 'parcel:work',
  summary: 'Make a new link for the driver of a run; the one before opens nothing any more',
  params: z.object({ id: IdInUrl }),
  data: RunDetails,
  errors: ['run.not_found', 'run.closed'],
});

/** The same again is answered again. */
export const closeRun = endpoint({
  method: 'POST',
  path: '/admin/runs/:id/closed',
  access: 'cash:work',
  summary:
    'Take the cash of a driver, counted, and close the run; parcels left over are free again',
  params: z.object({ id: IdInUrl }),
  body: z.object({
    counted: LimitedMoney,
    /** What the driver had to hand over, as it was shown. */
    seenTaken: LimitedMoney,
    /** Whether nobody asks for the difference any more; else it stays open with the own courier. */
    isAccepted: z.boolean().default(false),
    /** Where the cash is not what was due. */
    note: Line.max(maxRunNote).optional(),
  }),
  data: RunDetails,
  errors: ['run.not_found', 'run.closed', 'run.changed', 'run.nothing_taken', 'run.note_missing'],
});

/** What a driver is told of a stop. */
export const DriverStop = z.object({
  parcelId: Id,
  orderReference: z.string(),
  customerName: z.string(),
  /** Where to, and whom to call; null once it is delivered, or not to be brought. */
  place: AddressFields.nullable(),
  customerNote: z.string().nullable(),
  /** What is in it, in the caller's language. */
  contents: z.array(z.object({ name: z.string(), quantity: z.int().positive() })),
  cashDue: Money,
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
      /** What was taken. */
      cash: LimitedMoney.optional(),
      note: Line.max(maxRunNote).optional(),
      /** Not when by the phone's clock, which may be wrong, but how long ago. */
      secondsAgo: z
        .int()
        .min(0)
        .max(7 * 86_400)
        .default(0),
    })
    .refine(({ outcome, cash }) => (outcome === 'delivered') === (cash !== undefined), {
      path: ['cash'],
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
  errors: [...endings, 'run.no_stop', 'request.key_reused'],
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
