import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Parcel } from './parcels.ts';
import { maxRunNote, maxStops, runStates } from './plain/runs.ts';
import { StopOutcomeDetails } from './stop-outcome.ts';
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
