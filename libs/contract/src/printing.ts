import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { idsInUrl } from './orders.ts';
import { maxPrinted } from './plain/limits.ts';
import { labelSizes } from './plain/parcels.ts';

/** A file, as a browser saves it. */
const Pdf = z.instanceof(Blob);

export const printLabels = endpoint({
  method: 'GET',
  path: '/admin/parcels/labels',
  access: 'parcel:work',
  download: 'application/pdf',
  summary: 'The labels of parcels, in Arabic: one on each sheet of A6, four on each of A4',
  /** Their ids, by commas. */
  query: z.object({ ids: idsInUrl(maxPrinted), size: z.enum(labelSizes).default('A6') }),
  data: Pdf,
  errors: ['parcel.not_found', 'parcel.no_label', 'parcel.booking'],
});

export const printPickList = endpoint({
  method: 'GET',
  path: '/admin/parcels/pickList',
  access: 'parcel:work',
  download: 'application/pdf',
  summary:
    "What has to come off the shelves for several orders, by product, in the caller's language",
  query: z.object({ orderIds: idsInUrl(maxPrinted) }),
  data: Pdf,
  errors: ['order.not_found', 'order.not_picked'],
});
