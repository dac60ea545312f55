import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { carrierNames } from './plain/parcels.ts';

export const listCarriers = endpoint({
  method: 'GET',
  path: '/admin/carriers',
  access: 'parcel:work',
  summary: 'The carriers that bring parcels, and with which of them one may be booked',
  data: z.array(
    z.object({
      name: z.enum(carrierNames),
      /** False where the owner has switched it off: it brings what is under way, and is paid for it. */
      isOffered: z.boolean(),
    }),
  ),
});
export type Carrier = z.infer<typeof listCarriers.data>[number];
