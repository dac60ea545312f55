import { z } from 'zod';

import { carrierNames, customerFailedReasons, customerParcelStates } from './plain/parcels.ts';
import { Timestamp } from './values.ts';

/** Where an order is on its way, as its customer reads it. */
export const CustomerParcel = z.object({
  state: z.enum(customerParcelStates),
  /** Why the last attempt failed; null where it did not, or that is not for the customer. */
  reason: z.enum(customerFailedReasons).nullable(),
  /** Since when it is there. */
  since: Timestamp,
  carrier: z.enum(carrierNames),
  /** What its carrier calls it; null where the shop itself brings it. */
  trackingNumber: z.string().nullable(),
  /** Where its carrier tells of it; null where it does not. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
});
export type CustomerParcel = z.infer<typeof CustomerParcel>;
