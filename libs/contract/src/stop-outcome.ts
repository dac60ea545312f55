import { z } from 'zod';

import { failedReasons } from './plain/parcels.ts';
import { stopOutcomes } from './plain/runs.ts';
import { Day, Money, Timestamp } from './values.ts';

/** What a driver says of a stop. */
export const StopOutcomeDetails = z.object({
  outcome: z.enum(stopOutcomes),
  reason: z.enum(failedReasons).nullable(),
  /** To which day it was put off. */
  day: Day.nullable(),
  /** How many pieces were kept, where others were refused; null for all other outcomes. */
  keptCount: z.int().positive().nullable(),
  /** What was taken. */
  cash: Money,
  note: z.string().nullable(),
  at: Timestamp,
});
export type StopOutcomeDetails = z.infer<typeof StopOutcomeDetails>;
